/** Keeps a server function running until `work` ends. By default, the host stops the function after its response. */
export type AfterAnswer = (work: Promise<unknown>) => void;

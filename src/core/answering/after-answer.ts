/** Keeps a function running after its response, because the host would otherwise stop the function. */
export type AfterAnswer = (work: Promise<unknown>) => void;

/** Keeps a server function running after its response until `work` ends. Otherwise, the host would stop it. */
export type AfterAnswer = (work: Promise<unknown>) => void;

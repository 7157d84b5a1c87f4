/** Keeps a server function running until `work` ends. By default, the host stops the function after its response. */
export type AfterAnswer = ((work: Promise<unknown>) => void) & {
  /** When the work must end, in milliseconds since 1970. The host ends the function soon afterwards. */
  readonly deadline: number;
};

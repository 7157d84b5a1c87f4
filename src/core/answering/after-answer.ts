/** Keeps the work running after the response was sent. By default, the host stops a function at that time. */
export type AfterAnswer = (work: Promise<unknown>) => void;

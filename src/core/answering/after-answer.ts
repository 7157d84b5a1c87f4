/** Keeps the work running after the response was sent. Without it, the host would stop the function. */
export type AfterAnswer = (work: Promise<unknown>) => void;

/** Keeps work running after the response was sent; the host would otherwise end the function. */
export type AfterAnswer = (work: Promise<unknown>) => void;

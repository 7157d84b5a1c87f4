/** Keeps work running after the response was sent; otherwise the host would end the function. */
export type AfterAnswer = (work: Promise<unknown>) => void;

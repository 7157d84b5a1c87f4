/** Keeps work running after the response, when the host would otherwise stop the function. */
export type AfterAnswer = (work: Promise<unknown>) => void;

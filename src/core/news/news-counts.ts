/** The number of written sentences, of struck sentences, and of published texts that were corrected. */
export type NewsCounts = { written: number; struck: number; corrected: number };

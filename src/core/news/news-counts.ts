/** How many news sentences were written, how many were removed, and how many published texts were corrected. */
export type NewsCounts = { written: number; struck: number; corrected: number };

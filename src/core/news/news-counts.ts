/** How many sentences were written for the news and struck again, and how many published texts were corrected. */
export type NewsCounts = { written: number; struck: number; corrected: number };

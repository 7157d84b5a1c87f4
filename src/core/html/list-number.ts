/** Returns the number in `start` or `value` of a list, as far as Markdown and browsers count, or undefined. */
export const listNumber = (written: string | null | undefined): number | undefined =>
  /^-?\d{1,9}$/.test(written ?? '') ? Number(written) : undefined;

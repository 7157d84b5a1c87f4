/** Writes a text on one line. Spaces that contain no line break stay as they are. */
export const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space));

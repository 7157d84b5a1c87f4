/** Cuts a text to at most `max` UTF-16 units, between two words if that keeps half of them, and marks the cut with “…”. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = beginning(text, max - 1);
  const space = room.search(/\s\S*$/);
  return `${room.slice(0, space > max / 2 ? space : undefined).trimEnd()}…`;
}

/** Returns the beginning of a text, at most `max` UTF-16 units long, without splitting a family emoji or a letter with its accent. */
export function beginning(text: string, max: number): string {
  // No sign that people see as one is longer than the part that is read behind the cut.
  const signs = new Intl.Segmenter().segment(text.slice(0, max + 60));
  return text.slice(0, signs.containing(max)?.index ?? max);
}

/** Characters of a finished link. Outlook and Windows cut or refuse links from about 2,000 characters on. */
export const maxMailto = 1900;

/**
 * Returns a link that opens a mail with these texts. Texts that would make the link too long end in “…”: what counts is
 * the finished link, in which a Cyrillic letter has six characters and an emoji twelve.
 * @example mailtoLink({ to: 'a@example.com', subject: 'Re: Zon & zee' }) // => 'mailto:a@example.com?subject=Re%3A%20Zon%20%26%20zee'
 */
export function mailtoLink({ to = '', subject, body }: Mail): string {
  let link = `mailto:${encodeURIComponent(to.toWellFormed()).replace('%40', '@')}`;
  for (const [name, text, max] of [
    ['subject', subject, body === undefined ? maxMailto : maxMailto / 2],
    ['body', body?.replaceAll(/\r?\n/g, '\r\n'), maxMailto],
  ] as const) {
    if (text === undefined) continue;
    const start = `${link}${link.includes('?') ? '&' : '?'}${name}=`;
    const room = max - start.length;
    if (room > cut.length) link = start + encodedWithin(text.toWellFormed(), room);
  }
  return link;
}

/** Returns as much of the text as fits, without splitting a character. */
function encodedWithin(text: string, room: number): string {
  const whole = encodeURIComponent(text);
  if (whole.length <= room) return whole;
  let part = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const next = part + encodeURIComponent(segment);
    if (next.length + cut.length > room) break;
    part = next;
  }
  return part + cut;
}

/** The end of a text that does not fit. */
const cut = encodeURIComponent('…');

type Mail = { to?: string; subject?: string; body?: string };

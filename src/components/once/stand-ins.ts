import type { Alternate } from '#core/alternates.ts';
import type { Locale } from '#core/locale.ts';

/**
 * What stands for the addresses of a page in a part that many pages share.
 * @example standIns([{ locale: 'nl', path: '/blog/tuin-nl' }]) // => [{ locale: 'nl', path: '/@nl@' }]
 */
export const standIns = (alternates: readonly Alternate[]): Alternate[] =>
  alternates.map(({ locale }) => ({ locale, path: standIn(locale) }));

/** Puts the addresses in, which are to be plain: they come to stand in attributes, and in properties of islands. */
export const withAddresses = (html: string, alternates: readonly Alternate[]): string =>
  alternates.reduce((text, { locale, path }) => text.replaceAll(standIn(locale), () => path), html);

/**
 * A part in pieces: what stands before its first address, and what follows upon each, with the language it is for.
 * @example atStandIns('<a href="/@nl@">') // => ['<a href="', { locale: 'nl', text: '">' }]
 */
export function atStandIns(html: string): [string, ...{ locale: string; text: string }[]] {
  const [begin = '', ...others] = html.split('/@');
  return [begin, ...others.map((other) => ({ locale: other.slice(0, 2), text: other.slice(3) }))];
}

/** Whether each of them reads the same in an attribute, in JSON and as text. */
export const arePlain = (alternates: readonly Alternate[]): boolean =>
  alternates.every(({ path }) => /^[/\w.-]*$/.test(path));

/** No address of ours has this sign. */
const standIn = (locale: Locale): string => `/@${locale}@`;

import { bitcoinOrderPage, localisedPath } from '#core/paths.ts';
import type { Locale } from '#core/locale.ts';
import { openSigned, signed } from '../signing/signature.ts';

/**
 * The path of the page on which a customer pays, with the word that opens it behind the #: no server and no log on the way sees it. It is
 * made anew whenever it is needed, so that a mail that is tried again holds the same link, and nobody has to keep it.
 */
export const orderLink = ({ id, locale }: { id: string; locale: Locale }): string =>
  `${localisedPath({ path: bitcoinOrderPage, locale })}#${signed(Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'), purpose)}`;

/** The order a word opens; undefined where we did not make it. */
export function orderBehind(token: string): string | undefined {
  const text = openSigned(token, purpose);
  if (text === undefined) return undefined;
  return Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const purpose = 'bitcoin order';

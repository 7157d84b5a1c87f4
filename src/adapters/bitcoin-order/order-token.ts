import { bitcoinOrderPage, localisedPath } from '#core/paths.ts';
import type { Locale } from '#core/locale.ts';
import { openSigned, signed } from '../signing/signature.ts';

/**
 * The link to the page on which a customer pays. Its token is derived from the order’s id, not stored. It follows `#`,
 * so browsers never send it in requests.
 */
export const orderLink = ({ id, locale }: { id: string; locale: Locale }): string =>
  `${localisedPath({ path: bitcoinOrderPage, locale })}#${signed(Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'), purpose)}`;

/** Returns the id of the order, or undefined for a token that we did not sign. */
export function orderBehind(token: string): string | undefined {
  const text = openSigned(token, purpose);
  if (text === undefined) return undefined;
  return Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const purpose = 'bitcoin order';

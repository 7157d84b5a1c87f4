import { bitcoinOrderPage, localisedPath } from '#core/paths.ts';
import type { Locale } from '#core/locale.ts';
import { openSigned, signed } from '../signing/signature.ts';

/**
 * Returns the path of a customer's payment page. The token is behind the #, so no server or log sees it. The token is
 * derived from the order each time, so that a retried mail has the same link and no token is stored.
 */
export const orderLink = ({ id, locale }: { id: string; locale: Locale }): string =>
  `${localisedPath({ path: bitcoinOrderPage, locale })}#${signed(Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'), purpose)}`;

/** Returns the id of the order that a token opens. Returns undefined if we did not sign the token. */
export function orderBehind(token: string): string | undefined {
  const text = openSigned(token, purpose);
  if (text === undefined) return undefined;
  return Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const purpose = 'bitcoin order';

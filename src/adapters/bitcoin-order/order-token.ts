import { bitcoinOrderPage, localisedPath } from '#core/paths.ts';
import type { Locale } from '#core/locale.ts';
import { openSigned, signed } from '../signing/signature.ts';

/**
 * The path of a customer's payment page, with its token behind the #, where no server or log sees it. The token is derived when
 * needed, so that a retried mail holds the same link and nothing is stored.
 */
export const orderLink = ({ id, locale }: { id: string; locale: Locale }): string =>
  `${localisedPath({ path: bitcoinOrderPage, locale })}#${signed(Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'), purpose)}`;

/** The order that a token opens; undefined if the token is not ours. */
export function orderBehind(token: string): string | undefined {
  const text = openSigned(token, purpose);
  if (text === undefined) return undefined;
  return Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const purpose = 'bitcoin order';

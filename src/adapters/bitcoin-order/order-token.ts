import { bitcoinOrderPage, localisedPath } from '#core/paths.ts';
import type { Locale } from '#core/locale.ts';
import { openSigned, signed } from '../signing/signature.ts';

/** The token is behind the #, so no server or log sees it. It is derived, never stored. */
export const orderLink = ({ id, locale }: { id: string; locale: Locale }): string =>
  `${localisedPath({ path: bitcoinOrderPage, locale })}#${signed(Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'), purpose)}`;

/** Returns undefined if we did not sign the token. */
export function orderBehind(token: string): string | undefined {
  const text = openSigned(token, purpose);
  if (text === undefined) return undefined;
  return Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const purpose = 'bitcoin order';

import { withoutUnseen } from '../html/valid-text.ts';
import { normalForm } from './normal-form.ts';

/**
 * Cleans an e-mail address or telephone number that was copied from a page, a mail or a contact card.
 * @example typedAddress('ｊａｎ@example.com\u200b') // => 'jan@example.com'
 * @example typedAddress('Jan <jan@example.com>,') // => 'jan@example.com'
 */
export const typedAddress = (text: string): string =>
  withoutUnseen(normalForm(text, 'NFKC'))
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll('。', '.')
    .trim()
    .replace(/[.,;]$/, '')
    .replace(/^[^<>]*<([^<>]+)>$/, '$1')
    .replace(/^["'“”‘’«](.+)["'“”‘’»]$/, '$1')
    .replace(/^mailto:([^?]*).*$/is, '$1');

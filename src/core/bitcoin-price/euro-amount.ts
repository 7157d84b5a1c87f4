import { withoutUnseen } from '../html/valid-text.ts';
import { normalForm } from '../typed-text/normal-form.ts';

/**
 * Reads a sum of euros in any number format of our languages. Returns cents, or undefined if the text is no sum, or not
 * of euros. A sign before the last one or two digits begins the decimals. Before three digits, it groups thousands.
 * @example centsFrom('€ 1.234,5') // => 123_450
 */
export function centsFrom(typed: string, maxCents = 10_000_000_00): number | undefined {
  if (typed.length > maxTyped) return undefined;
  const plain = withoutUnseen(normalForm(typed, 'NFKC'))
    .trim()
    .replaceAll(/^(€|euros?|eur)\.? *| *(€|euro['’]?s?|eur)\.?$/gi, '')
    // “50,-” has no cents, “,50” no euros.
    .replace(/(\d)[.,](?:--?|[–—−=])$/, '$1')
    .replace(/^[.,](?=\d\d?$)/, '0$&');
  const parts = /^(\d+|[1-9]\d{0,2}(?:([.,'’ ])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/.exec(plain);
  if (!parts) return undefined;
  const [, whole = '', grouping, decimal, fraction = ''] = parts;
  if (grouping !== undefined && grouping === decimal) return undefined;
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents > maxCents ? undefined : cents;
}

/** Longer than any sum. The expression for signs takes long for long texts. */
const maxTyped = 100;

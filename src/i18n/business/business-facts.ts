import { business } from '#core/business/current.ts';
import { validInsurance } from '#core/business/insurance.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import type { Locale } from '#core/locale.ts';
import { fill } from '../fill.ts';
import { formatDate, formatEuro } from '../format.ts';
import { words } from '../words.ts';

/** Returns the details of the business other than the address, without the fields that the owner left empty. */
export function businessFacts(locale: Locale): Record<'contact' | 'legal' | 'proof', Fact[]> {
  const { facts } = words(locale).contact;
  const { legalName, register, languages, municipalities } = business();
  const filled = (all: Fact[]): Fact[] => all.filter(({ text }) => text !== '');
  const area = [
    { label: facts.languages, text: languages.join(', ') },
    { label: facts.area, text: municipalities.join(', ') },
  ];
  const registered = { label: facts.register, text: register };
  const insured = insuranceFact(locale);
  return {
    contact: filled([insured]),
    legal: filled([{ label: facts.legalName, text: legalName }, registered, insured]),
    proof: filled([insured, registered, ...area]),
  };
}

/** The text is empty without an insurance that is still valid. */
function insuranceFact(locale: Locale): Fact {
  const { facts } = words(locale).contact;
  const insurance = validInsurance(business().insurance, islandDay(new Date()));
  if (insurance === undefined) return { label: facts.insurance, text: '' };
  const { insurer, policy, sum, validUntil } = insurance;
  const parts = [
    insurer,
    policy && fill(facts.policy, { policy }),
    sum > 0 && fill(facts.sum, { sum: formatEuro(sum * 100, locale) }),
    validUntil && fill(facts.until, { date: formatDate(validUntil, locale).replaceAll(' ', '\u00a0') }),
  ].filter((part) => part !== '' && part !== false);
  return { label: facts.insurance, text: parts.join(', '), until: validUntil || undefined };
}

/** `until` is the last day on which the fact is true. `hide-ended.browser.ts` hides the fact after this day. */
export type Fact = { label: string; text: string; until?: string | undefined };

import { business } from '#core/business/current.ts';
import type { Locale } from '#core/locale.ts';
import { fill } from '../fill.ts';
import { formatDate, formatEuro } from '../format.ts';
import { words } from '../words.ts';

/** Returns the details of the business other than the address, without the fields that the owner left empty. */
export function businessFacts(locale: Locale): Record<'contact' | 'legal', Fact[]> {
  const { facts } = words(locale).contact;
  const { legalName, register, languages, municipalities, insurance } = business();
  const { insurer, policy, sum, validUntil } = insurance;
  const insured = [
    insurer,
    policy && fill(facts.policy, { policy }),
    sum > 0 && fill(facts.sum, { sum: formatEuro(sum * 100, locale) }),
    validUntil && fill(facts.until, { date: formatDate(validUntil, locale) }),
  ].filter((part) => part !== '' && part !== false);
  const filled = (all: Fact[]): Fact[] => all.filter(({ text }) => text !== '');
  return {
    contact: filled([
      { label: facts.languages, text: languages.join(', ') },
      { label: facts.area, text: municipalities.join(', ') },
    ]),
    legal: filled([
      { label: facts.legalName, text: legalName },
      { label: facts.register, text: register },
      { label: facts.insurance, text: insurer === '' ? '' : insured.join(', ') },
    ]),
  };
}

type Fact = { label: string; text: string };

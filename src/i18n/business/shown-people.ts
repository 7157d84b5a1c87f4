/** Whom pages introduce: people of whom more than a name is known, or whose names are beside other proof. */
import type { Locale } from '#core/locale.ts';
import type { Business } from '#core/business/business.ts';

type Person = Business['people']['first'];

/** Returns the named people. With `isAlone`, returns none of them if the strip would show only their names. */
export function shownPeople(
  people: Business['people'],
  { locale, isAlone }: { locale: Locale; isAlone: boolean },
): Person[] {
  const named = Object.values(people).filter(({ name }) => name !== '');
  const saysMore = ({ image, role, languages }: Person) => `${image}${role[locale]}${languages}` !== '';
  return isAlone && !named.some(saysMore) ? [] : named;
}

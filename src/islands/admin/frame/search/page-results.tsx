import { sectionNames, sectionOf } from '#core/business/fields/sections.ts';
import { deskPages } from '#core/desk-pages.ts';
import { folded } from '#core/language/read-words.ts';
import { signOut } from '#session/session.ts';
import { NavLead } from '../../parts/list/Lead.tsx';
import { PageLead } from '../../parts/list/PageLead.tsx';
import { StateLead } from '../../parts/list/StateLead.tsx';
import type { Desk } from '../../parts/use-desk.ts';
import { mainEntries, navigationPages } from '../navigation-pages.ts';
import { nearestFirst } from './nearest-first.ts';
import type { Result } from './SearchResult.tsx';

const maxPages = 6;

/** The pages of the desk and the sections of the business, by their names and the labels of their fields. */
export function pageResults(typed: string, { words }: Desk): Result[] {
  const { fields, sections } = words.business;
  const isFound = (name: string) => folded(name).includes(folded(typed));
  const pages = navigationPages.map((page) => ({
    names: [words.pages[page]],
    href: deskPages[page],
    lead: <PageLead page={page} />,
  }));
  const parts = sectionNames.map((section) => {
    const labels = Object.entries(fields).flatMap(([path, label]) =>
      sectionOf(path) === section ? [label] : [],
    );
    return {
      names: [sections[section], ...labels],
      href: `${deskPages.business}#${section}`,
      lead: section === 'prices' ? <StateLead name="price" /> : <NavLead name="business" />,
      about: { text: isFound(sections[section]) ? words.pages.business : (labels.find(isFound) ?? '') },
    };
  });
  const leave: Result = {
    names: [words.frame.signOut],
    href: '#',
    lead: <NavLead name="sign-out" />,
    onPress: () => void signOut(),
  };
  // The menu and the bar of a phone show the main pages anyway.
  if (typed === '')
    return [...pages.filter(({ href }) => !mainEntries.some((entry) => deskPages[entry] === href)), leave];
  return nearestFirst(
    typed,
    [...pages, ...parts, leave].filter(({ names }) => names.some(isFound)),
  ).slice(0, maxPages);
}

import { sectionNames, sectionOf } from '#core/business/fields/sections.ts';
import { deskPages } from '#core/desk-pages.ts';
import { folded } from '#core/language/read-words.ts';
import { signOut } from '#session/session.ts';
import { NavLead } from '../../parts/list/Lead.tsx';
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
    lead: hasSign(page) ? <StateLead name={signs[page]} /> : <NavLead name={page} />,
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

/** The pages without an icon in the menu. */
const signs = {
  'manual-blog-create': 'new',
  trash: 'trash',
  actions: 'log',
  'missing-pages': 'missing',
  'first-hour': 'done',
} as const;

const hasSign = (page: FoundPage): page is keyof typeof signs => page in signs;

type FoundPage = (typeof navigationPages)[number];

import { sectionNames, sectionOf } from '#core/business/fields/sections.ts';
import { deskPages } from '#core/desk-pages.ts';
import { folded } from '#core/language/read-words.ts';
import { signOut } from '#session/session.ts';
import { NavIcon } from '../../parts/drawings/NavIcon.tsx';
import { StateIcon } from '../../parts/drawings/StateIcon.tsx';
import { Lead } from '../../parts/list/Lead.tsx';
import type { Desk } from '../../parts/use-desk.ts';
import { mainEntries, navigationPages } from '../navigation-pages.ts';
import { nearestFirst } from './nearest-first.ts';
import type { Result } from './SearchResult.tsx';

const most = 6;

/** The pages of the desk and the sections of the business, by their names and the labels of their fields. */
export function pageResults(typed: string, { words }: Desk): Result[] {
  const { fields, sections } = words.business;
  const isFound = (name: string) => folded(name).includes(folded(typed));
  const pages = navigationPages.map((page) => ({
    names: [words.pages[page]],
    href: deskPages[page],
    lead: <Lead>{hasSign(page) ? <StateIcon name={signs[page]} /> : <NavIcon name={page} />}</Lead>,
  }));
  const parts = sectionNames.map((section) => {
    const labels = Object.entries(fields).flatMap(([path, label]) =>
      sectionOf(path) === section ? [label] : [],
    );
    return {
      names: [sections[section], ...labels],
      href: `${deskPages.business}#${section}`,
      lead: <Lead>{section === 'prices' ? <StateIcon name="price" /> : <NavIcon name="business" />}</Lead>,
      about: { text: isFound(sections[section]) ? words.pages.business : (labels.find(isFound) ?? '') },
    };
  });
  const leave: Result = {
    names: [words.frame.signOut],
    href: '#',
    lead: (
      <Lead>
        <NavIcon name="sign-out" />
      </Lead>
    ),
    onPress: () => void signOut(),
  };
  // The menu and the bar of a phone show the main pages anyway.
  if (typed === '')
    return [...pages.filter(({ href }) => !mainEntries.some((entry) => deskPages[entry] === href)), leave];
  return nearestFirst(
    typed,
    [...pages, ...parts, leave].filter(({ names }) => names.some(isFound)),
  ).slice(0, most);
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

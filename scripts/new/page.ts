import type { Asked } from './asked.ts';
import { NotPossible, type Draft } from './draft.ts';
import { fromTemplate, namesOf, withoutImports } from './names.ts';

/** The page whose route is the pattern for all. */
const pattern = { key: 'partners', component: 'Partners' };

/** A public page: its address, its route, what is drawn, and its Dutch words; types then ask for the other languages. */
export function newPage(draft: Draft, { name }: Asked): string[] {
  const names = namesOf(name);
  const { camel, pascal } = names;
  if (new RegExp(`^  ${camel}: '/|: '/${name}',$`, 'm').test(draft.read('src/core/paths.ts')))
    throw new NotPossible(`There is a page “${name}” already.`);

  draft.insertAfter('src/core/paths.ts', {
    anchor: "  legal: '/legal',\n",
    text: `  ${camel}: '/${name}',\n`,
  });
  draft.create(
    `src/pages/[...locale]/${name}.astro`,
    draft
      .read(`src/pages/[...locale]/${pattern.key}.astro`)
      .replaceAll(pattern.component, pascal)
      .replaceAll(pattern.key, camel),
  );
  draft.create(
    `src/components/pages/${pascal}.astro`,
    fromTemplate('page/NewThing.astro', names)
      .replaceAll(pattern.key, camel)
      .replaceAll('#components/pages/', './'),
  );

  const words = withoutImports(fromTemplate('page/words.ts', names));
  const [meta = '', text = ''] = words
    .split(/^(?=export const \w+ = \{$)/m)
    .filter((part) => part.trim() !== '');
  const site = 'src/i18n/nl/site.ts';
  draft.append('src/i18n/nl/pages.ts', text);
  draft.insertBefore(site, {
    anchor: '  privacy: {\n',
    text: `  ${camel}: {${/\{(.*)\}/s.exec(meta)?.[1] ?? ''}},\n`,
  });
  draft.change(site, (before) =>
    before
      .replace(/(?<=^import \{ ).*(?= \} from '\.\/pages\.ts';)/m, (imported) =>
        [...imported.split(', '), camel].toSorted().join(', '),
      )
      .replace(/\n {2}partners,\n/, `$&  ${camel},\n`),
  );
  return [
    `its Dutch title and description in ${site}, its texts in src/i18n/nl/pages.ts`,
    'the same in the other languages (types ask for them)',
    `what it shows, in src/components/pages/${pascal}.astro`,
    'a link to it, in src/components/site/navigation.ts or the footer',
  ];
}

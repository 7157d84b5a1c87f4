import type { Asked } from './asked.ts';
import { NotPossible, type Draft } from './draft.ts';
import { fromTemplate, migrationPath, namesOf } from './names.ts';

/** Whose words a new language begins with. */
const model = 'en';
const ownFolder = (locale: string) => `src/i18n/${locale}`;

/** Tables with an entry per language on one line: `{ nl, en, es, de }`. */
const tables = ['src/i18n/words.ts', 'src/i18n/desk/desk-words.ts', 'src/core/language/language-words.ts'];

/** A language: its folder as a copy of the English one, and its place in every table. The words are then to be written. */
export function newLanguage(
  draft: Draft,
  { name: locale, tag = '', search = '', ...given }: Asked,
): string[] {
  const ownName = given['own-name'] ?? '';
  if (!/^[a-z]{2}$/.test(locale))
    throw new NotPossible(`“${locale}” is no language: two small letters, such as fr.`);
  if (ownName === '' || !/^[a-z]{2}-[A-Z]{2}$/.test(tag) || !/^[a-z]+$/.test(search))
    throw new NotPossible(
      'Say what it calls itself, its tag, and how Postgres searches it: --own-name Français --tag fr-FR --search french.',
    );
  const known = [...draft.read('src/core/locale.ts').matchAll(/^  (\w\w): \{ name:/gm)].map(
    ([, each = '']) => each,
  );
  if (known.includes(locale)) throw new NotPossible(`There is a language “${locale}” already.`);

  const files = filesIn(draft, ownFolder(model));
  for (const file of files) {
    const to = file.replace(ownFolder(model), ownFolder(locale));
    if (file.endsWith('.ts')) draft.create(to, draft.read(file).replaceAll(`'${model}'`, `'${locale}'`));
    else draft.copy(file, to);
  }
  draft.create(
    `src/core/language/words/${locale}.ts`,
    draft.read(`src/core/language/words/${model}.ts`).replace(`const ${model}:`, `const ${locale}:`),
  );

  const last = known.at(-1) ?? '';
  draft.change('src/core/locale.ts', (text) =>
    text
      .replace(`'${last}'] as const`, `'${last}', '${locale}'] as const`)
      .replace(
        new RegExp(`^  ${last}: .*\n`, 'm'),
        `$&  ${locale}: { name: '${ownName}', tag: '${tag}' },\n`,
      ),
  );
  draft.insertAfter('src/core/language-choice.ts', { anchor: `${last}: true`, text: `, ${locale}: true` });
  for (const file of tables) draft.change(file, (text) => withEntry(text, { last, locale }));
  const sideBySide = filesSideBySide(draft);
  for (const file of sideBySide)
    draft.change(file, (text) =>
      text.replace(/^  en: \{\n.*?^  \},\n/ms, (block) => block + block.replace('en', locale)),
    );

  draft.create(
    migrationPath(draft, `language_${locale}`),
    fromTemplate('language/migration.sql', namesOf(locale))
      .replace("array['nl']", `array[${[...known, locale].map((each) => `'${each}'`).join(', ')}]`)
      .replace(/\n {4}when 'nl'.*/, () => searched(draft, { locale, search })),
  );
  return [
    `all words in ${ownFolder(locale)}/ (now those of ${model}), the flag, and src/core/language/words/${locale}.ts`,
    `its words in ${sideBySide.join(', ')}`,
    'the examples of the tests: types name some, and tests on texts in each language fail until theirs are there',
    'sentences that say how many languages there are: src/i18n/words.test.ts finds them',
  ];
}

/** Files with the words of all languages, each under its two letters. */
const filesSideBySide = (draft: Draft): string[] =>
  [...filesIn(draft, 'src/mail'), ...filesIn(draft, 'src/i18n/desk')].filter(
    (file) => file.endsWith('words.ts') && draft.read(file).includes(': InEachLanguage<'),
  );

/** Each import of the last language once more, and its entry in each table of a line. */
const withEntry = (text: string, { last, locale }: { last: string; locale: string }): string =>
  text
    .replaceAll(
      new RegExp(`^import .*\\b${last}\\b.*\n|^import .*'[^']*/${last}[/.][^']*';\n`, 'gm'),
      (line) =>
        line + line.replace(`/${last}`, `/${locale}`).replace(new RegExp(`\\b${last}(?=\\b|Legal)`), locale),
    )
    .replaceAll(
      new RegExp(`^((?:export )?const .*\\{.*\\b${last}(?:: (\\w+))?) \\}`, 'gm'),
      (_, before: string, entry?: string) =>
        entry === undefined
          ? `${before}, ${locale} }`
          : `${before}, ${locale}: ${entry.replace(last, locale)} }`,
    );

/** How the words of each language are searched, as the latest migration has it, and the new one. */
function searched(draft: Draft, { locale, search }: { locale: string; search: string }): string {
  const lines = draft
    .list('supabase/migrations')
    .map((file) => draft.read(`supabase/migrations/${file}`))
    .flatMap((text) => [
      ...text.matchAll(
        /function private\.search_config\([^$]*\$\$\s+select case language((?:\n {4}when .*)+)/g,
      ),
    ])
    .at(-1)?.[1];
  if (lines === undefined)
    throw new NotPossible('No migration says how the words of each language are searched.');
  return `${lines}\n    when '${locale}' then 'pg_catalog.${search}'::regconfig`;
}

const filesIn = (draft: Draft, folder: string): string[] =>
  draft
    .list(folder)
    .flatMap((name) => (name.includes('.') ? [`${folder}/${name}`] : filesIn(draft, `${folder}/${name}`)));

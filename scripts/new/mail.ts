import type { Asked } from './asked.ts';
import { NotPossible, type Draft } from './draft.ts';
import { fromTemplate, migrationPath, namesOf } from './names.ts';

const composing = 'src/mail/compose-letter.ts';
const matters = { enquiry: 'Enquiry', preview: 'Preview', held: 'Held', bitcoin: 'Bitcoin' };

/** A kind of mail: its letter and words, its line among the letters, and a migration that lets the outbox take it. */
export function newMail(draft: Draft, { name, about = '' }: Asked): string[] {
  const names = namesOf(name);
  if (!isMatter(about))
    throw new NotPossible(`Say what it is about: --about ${Object.keys(matters).join(', ')}.`);
  const known = knownKinds(draft);
  if (known.includes(name)) throw new NotPossible(`There is a mail “${name}” already.`);

  const folder = `src/mail/${name}`;
  const letter = fromTemplate('mail/letter.ts', names)
    .replaceAll('EnquiryMatter', `${matters[about]}Matter`)
    .replaceAll('#mail/letter-parts', '../letter-parts');
  draft.create(`${folder}/letter.ts`, letter);
  draft.create(
    `${folder}/words.ts`,
    fromTemplate('mail/words.ts', names).replace(/ = (\{ nl \}) as (.*);/, ': $2 = $1;'),
  );
  draft.insertBefore(composing, {
    anchor: "import type { Links } from './links.ts';\n",
    text: `import { ${names.camel}Letter } from './${name}/letter.ts';\n`,
  });
  draft.change(composing, (text) =>
    text.replace(new RegExp(`^(  ${about}: \\{.*) \\}`, 'm'), `$1, '${name}': ${names.camel}Letter }`),
  );
  draft.create(
    migrationPath(draft, `mail_${names.snake}`),
    fromTemplate('mail/migration.sql', names).replace(
      "'business'",
      [...known, name].map((kind) => `'${kind}'`).join(', '),
    ),
  );
  return [
    `the words in ${folder}/words.ts, in all languages (types ask for them)`,
    `the letter in ${folder}/letter.ts: to whom, and with what`,
    'in the migration, or in code, what puts the mail into the outbox',
  ];
}

/** Those of the latest migration that lists them. */
function knownKinds(draft: Draft): string[] {
  const lists = draft
    .list('supabase/migrations')
    .flatMap((file) => [
      ...draft
        .read(`supabase/migrations/${file}`)
        .matchAll(/constraint mail_outbox_kind_known\s+check \(\s*kind in \(([^)]*)\)/g),
    ]);
  return [...(lists.at(-1)?.[1] ?? '').matchAll(/'([^']*)'/g)].map(([, kind = '']) => kind);
}

const isMatter = (word: string): word is keyof typeof matters => Object.hasOwn(matters, word);

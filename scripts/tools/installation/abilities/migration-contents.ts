import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the tables, functions etc. after all migrations, each with the migration that last defined it. */
export function migrationContents(folder: string): MigratedThing[] {
  const things = new Map<string, MigratedThing>();
  for (const migration of readdirSync(folder).toSorted()) {
    if (!migration.endsWith('.sql')) continue;
    for (const { isDropped, ...thing } of changesIn(readFileSync(path.join(folder, migration), 'utf8'))) {
      if (!isDropped) things.set(`${thing.kind} ${thing.name}`, { ...thing, migration });
      else for (const [key, other] of things) if (isPartOf(other, thing)) things.delete(key);
    }
  }
  return [...things.values()];
}

/** Dropping a table also drops its columns and triggers. */
const isPartOf = (thing: Thing, dropped: Thing): boolean =>
  (thing.kind === dropped.kind && thing.name === dropped.name) ||
  (dropped.kind === 'table' &&
    (thing.name.startsWith(`${dropped.name}.`) || thing.name.endsWith(` on ${dropped.name}`)));

/** Lists dropped functions first. Otherwise, `drop f(text)` would remove a new `f(integer)`: both are named `f`. */
export function changesIn(sql: string): Change[] {
  const text = sql.replaceAll('\r', '');
  return statements
    .flatMap(({ pattern, kind, isDropped = false }) =>
      [...text.matchAll(new RegExp(pattern.replace('NAME', tableOrFunction), 'gms'))].flatMap((match) =>
        changesOf(match.groups ?? {}, { kind, isDropped }).map((change) => ({
          at: kind === 'function' && isDropped ? -1 : match.index,
          change,
        })),
      ),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ change }) => change);
}

const tableOrFunction = String.raw`(?<name>(?:public|private)\.\w+)`;

const statements: { kind: Kind; pattern: string; isDropped?: true }[] = [
  {
    kind: 'function',
    pattern: String.raw`^create (?:or replace )?function NAME\s*\((?<given>.*?)\)\s+returns\b.*?\bas\s+(?:\$\$(?<body>.*?)\$\$|'(?<quoted>(?:[^']|'')*)')(?:;\s*^(?<exposed>select private\.expose))?`,
  },
  { kind: 'function', pattern: '^drop function (?:if exists )?NAME', isDropped: true },
  { kind: 'table', pattern: String.raw`^create table (?:if not exists )?NAME(?: \(\n(?<list>.*?)^\);)?` },
  { kind: 'table', pattern: '^drop table (?:if exists )?NAME', isDropped: true },
  { kind: 'column', pattern: '^alter table (?:only )?NAME(?<alterations>.*?);' },
  {
    kind: 'policy',
    pattern: String.raw`^create policy "(?<name>[^"]+)" on (?<on>[\w.]+)\s+for (?<verb>\w+)(?:\s+to (?<roles>[\w, ]+?))?\s+(?<condition>(?:using|with)\b.*?);`,
  },
  { kind: 'policy', pattern: '^drop policy (?:if exists )?"(?<name>[^"]+)"', isDropped: true },
  {
    kind: 'trigger',
    pattern: String.raw`^create (?:or replace )?(?:constraint )?trigger (?<trigger>\w+)\s[^;]*?\bon NAME`,
  },
  {
    kind: 'trigger',
    pattern: String.raw`^drop trigger (?:if exists )?(?<trigger>\w+) on NAME`,
    isDropped: true,
  },
];

function changesOf(groups: Groups, { kind, isDropped }: Pick<Change, 'kind' | 'isDropped'>): Change[] {
  const { name = '', body, quoted, list = '', alterations = '', trigger, given = '', exposed } = groups;
  const { on, verb, roles = 'public', condition = '' } = groups;
  const column = (word: string, isGone = false): Change => ({
    kind: 'column',
    name: `${name}.${word}`,
    digest: undefined,
    isDropped: isGone,
  });
  if (kind === 'column')
    return [...alterations.matchAll(/\b(add|drop) column (?:if (?:not )?exists )?(\w+)/g)].map(
      ([, verb, word = '']) => column(word, verb === 'drop'),
    );
  const text = body ?? quoted?.replaceAll("''", "'");
  const rights = on === undefined ? undefined : `${verb} on ${on} to ${roles}: ${plainCondition(condition)}`;
  const digest = text === undefined ? rights : digestOf(text);
  const words = list.matchAll(/^ {2}(?!(?:constraint|primary|unique|foreign|check|exclude|like)\b)(\w+)/gm);
  return [
    { kind, name: trigger === undefined ? name : `${trigger} on ${name}`, digest, isDropped },
    ...[...words].map(([, word = '']) => column(word)),
    ...(exposed === undefined ? [] : [exposedFunction(name, given)]),
  ];
}

/** Removes what Postgres adds to a condition or words differently, and all brackets. */
export const plainCondition = (sql: string): string =>
  sql
    .replaceAll(/^using\b|\bwith check\b|\bAS \w+|::\w+|[\s()]/g, '')
    .toLowerCase()
    .replaceAll('like', '~~');

function exposedFunction(name: string, given: string): Change {
  const names = [...given.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, word]) => word);
  const digest = digestOf(`select ${name}(${names.join(', ')})`);
  return { kind: 'function', name: name.replace('private', 'public'), digest, isDropped: false };
}

const digestOf = (text: string): string => hash('md5', text);

type Groups = Record<string, string | undefined>;

type Kind = 'function' | 'table' | 'column' | 'policy' | 'trigger';

/** `digest` is the MD5 digest of a function's body. For a policy, it is plain text: command, table, roles and condition. */
type Thing = { kind: Kind; name: string; digest: string | undefined };

type Change = Thing & { isDropped: boolean };

export type MigratedThing = Thing & { migration: string };

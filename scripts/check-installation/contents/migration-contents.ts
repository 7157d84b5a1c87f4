import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the migrations of this folder make, each thing with the migration that has the last word on it. However they were
 * applied (by Supabase's tool, by psql), a database that has all of it has had them all.
 */
export function migrationContents(folder: string): MigratedThing[] {
  const things = new Map<string, MigratedThing>();
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.sql')) continue;
    for (const change of changesIn(readFileSync(path.join(folder, file), 'utf8'))) {
      const key = `${change.kind} ${change.name}`;
      if (change.isDropped) dropped(things, change);
      else things.set(key, { kind: change.kind, name: change.name, digest: change.digest, migration: file });
    }
  }
  return [...things.values()];
}

/** With a table its columns and triggers go as well. */
function dropped(things: Map<string, MigratedThing>, { kind, name }: Change): void {
  things.delete(`${kind} ${name}`);
  if (kind !== 'table') return;
  for (const [key, thing] of things)
    if (
      (thing.kind === 'column' && thing.name.startsWith(`${name}.`)) ||
      (thing.kind === 'trigger' && thing.name.endsWith(` on ${name}`))
    )
      things.delete(key);
}

/** In the order of the text; but functions are dropped first, since a name may be given to another list of arguments before. */
export function changesIn(sql: string): Change[] {
  const text = sql.replaceAll('\r', '');
  const found: { at: number; change: Change }[] = [];
  for (const [pattern, changesOf] of patterns)
    for (const match of text.matchAll(pattern))
      for (const change of changesOf(match))
        found.push({
          at: change.kind === 'function' && change.isDropped === true ? -1 : match.index,
          change,
        });
  return found.toSorted((a, b) => a.at - b.at).map(({ change }) => change);
}

const name = String.raw`((?:public|private)\.\w+)`;

const patterns: [RegExp, (match: RegExpMatchArray) => Change[]][] = [
  [
    new RegExp(
      String.raw`^create (?:or replace )?function ${name}\s*\(.*?\bas\s+(?:\$\$(.*?)\$\$|'((?:[^']|'')*)')`,
      'gms',
    ),
    ([, function_ = '', body, quoted]) => [
      { kind: 'function', name: function_, digest: digestOf(body ?? (quoted ?? '').replaceAll("''", "'")) },
    ],
  ],
  [
    new RegExp(String.raw`^drop function (?:if exists )?${name}`, 'gm'),
    ([, function_ = '']) => [{ kind: 'function', name: function_, isDropped: true }],
  ],
  [
    // Columns begin the lines of its list that are indented by two spaces.
    new RegExp(String.raw`^create table (?:if not exists )?${name}(?: \(\n(.*?)^\);)?`, 'gms'),
    ([, table = '', list = '']) => [
      { kind: 'table', name: table },
      ...[...list.matchAll(/^ {2}(?!(?:constraint|primary|unique|foreign|check|exclude|like)\b)(\w+)/gm)].map(
        ([, column = '']): Change => ({ kind: 'column', name: `${table}.${column}` }),
      ),
    ],
  ],
  [
    new RegExp(String.raw`^drop table (?:if exists )?${name}`, 'gm'),
    ([, table = '']) => [{ kind: 'table', name: table, isDropped: true }],
  ],
  [
    new RegExp(String.raw`^alter table (?:only )?${name}(.*?);`, 'gms'),
    ([, table = '', changes = '']) =>
      [...changes.matchAll(/\b(add|drop) column (?:if (?:not )?exists )?(\w+)/g)].map(
        ([, verb, column = '']) => ({
          kind: 'column',
          name: `${table}.${column}`,
          ...(verb === 'drop' ? { isDropped: true } : {}),
        }),
      ),
  ],
  [/^create policy "([^"]+)"/gm, ([, policy = '']) => [{ kind: 'policy', name: policy }]],
  [
    /^drop policy (?:if exists )?"([^"]+)"/gm,
    ([, policy = '']) => [{ kind: 'policy', name: policy, isDropped: true }],
  ],
  [
    new RegExp(String.raw`^create (?:or replace )?(?:constraint )?trigger (\w+)\s[^;]*?\bon ${name}`, 'gm'),
    ([, trigger = '', table = '']) => [{ kind: 'trigger', name: `${trigger} on ${table}` }],
  ],
  [
    new RegExp(String.raw`^drop trigger (?:if exists )?(\w+) on ${name}`, 'gm'),
    ([, trigger = '', table = '']) => [{ kind: 'trigger', name: `${trigger} on ${table}`, isDropped: true }],
  ],
];

const digestOf = (body: string): string => createHash('md5').update(body).digest('hex');

type Kind = 'function' | 'table' | 'column' | 'policy' | 'trigger';

type Change = { kind: Kind; name: string; digest?: string | undefined; isDropped?: boolean };

export type MigratedThing = {
  kind: Kind;
  name: string;
  /** Of a function: the MD5 digest of its text. */
  digest: string | undefined;
  migration: string;
};

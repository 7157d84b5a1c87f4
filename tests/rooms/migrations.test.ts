import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// These tests apply until the first deployment, see docs/decisions/0008-the-database-decides.md.
const chapters = readdirSync('supabase/migrations').toSorted();
const definition =
  /^create (?:constraint )?(?<kind>table|function|view|trigger|policy) (?<name>"[^"]+"|[\w.]+)(?:[^;]*? on (?<on>[\w.]+))?/gm;
const definitions = chapters.flatMap((file) =>
  [...readFileSync(`supabase/migrations/${file}`, 'utf8').matchAll(definition)].map(({ groups = {} }) => {
    const { kind = '', name = '', on } = groups;
    return kind === 'trigger' || kind === 'policy' ? `${kind} ${name} on ${on}` : `${kind} ${name}`;
  }),
);

describe('migrations', () => {
  test('define each table, function, view, policy and trigger once', () => {
    expect(definitions.length).toBeGreaterThan(300);
    expect(definitions.filter((name, at) => definitions.indexOf(name) !== at)).toEqual([]);
  });

  test('never drop or replace an object, and alter a table only to enable row security', () => {
    const statement = /^(?:drop|create or replace|alter table \S+\s+(?!enable row level security)).*/gm;
    const found = chapters.flatMap((file) =>
      [...readFileSync(`supabase/migrations/${file}`, 'utf8').matchAll(statement)].map(
        ([line]) => `${file}: ${line}`,
      ),
    );
    expect(found).toEqual([]);
  });

  // A hosted project may do this by itself for tables in `public`, which hides a missing line there.
  test('enable row security on each table that they create', () => {
    const sql = chapters.map((file) => readFileSync(`supabase/migrations/${file}`, 'utf8')).join('\n');
    const tables = definitions.filter((name) => name.startsWith('table ')).map((name) => name.slice(6));
    expect(tables).toContain('public.blog_posts');
    expect(tables.filter((name) => !sql.includes(`alter table ${name} enable row level security;`))).toEqual(
      [],
    );
  });
});

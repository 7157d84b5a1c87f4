import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NotPossible, type Draft } from './draft.ts';

/**
 * A name in the ways it is written.
 * @example namesOf('late-order') // => { kebab: 'late-order', camel: 'lateOrder', pascal: 'LateOrder', snake: 'late_order' }
 */
export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new NotPossible(
      `“${kebab}” is no name: small letters and digits, with single hyphens between words.`,
    );
  const pascal = kebab.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: kebab.replaceAll('-', '_'),
  };
}

/** A file of `templates/` with its `newThing` called by another name, in each of the four writings. */
export const fromTemplate = (file: string, { kebab, camel, pascal, snake }: Names): string =>
  readFileSync(path.join(import.meta.dirname, 'templates', file), 'utf8')
    .replaceAll('new-thing', kebab)
    .replaceAll('newThing', camel)
    .replaceAll('NewThing', pascal)
    .replaceAll('new_thing', snake);

/** What follows the imports of a template. */
export const withoutImports = (text: string): string => text.replaceAll(/^import .*;\n/gm, '');

/** The path of a new migration, which comes after all others. */
export function migrationPath(draft: Draft, subject: string): string {
  const last = draft.list('supabase/migrations').at(-1)?.slice(0, 14) ?? '';
  const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return `supabase/migrations/${now > last ? now : Number(last) + 10}_${subject}.sql`;
}

export type Names = { kebab: string; camel: string; pascal: string; snake: string };

/**
 * Merges `changes` into `base` at any depth. For a list in `base`, `changes` may have an object with indexes as keys,
 * or another list, which replaces the whole list.
 * @example merged({ a: { b: 1, c: [1, 2] } }, { a: { c: { 1: 3 } } }) // => { a: { b: 1, c: [1, 3] } }
 */
export function merged(base: unknown, changes: unknown): unknown {
  if (!isObject(changes) || Array.isArray(changes) || !isObject(base)) return changes;
  const keys = new Set([...Object.keys(base), ...Object.keys(changes)]);
  const entries = [...keys].map((key): [string, unknown] => [
    key,
    key in changes ? merged(base[key], changes[key]) : base[key],
  ]);
  return Array.isArray(base) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

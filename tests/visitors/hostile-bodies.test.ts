import { describe, expect, inject, test } from 'vitest';
import { allContracts } from '../../scripts/tools/api-guide/contracts.ts';

const { url } = inject('product');
const size = 250 * 1024;

const filled = (text: string) => text.repeat(Math.floor(size / text.length));

function distinctNames(separator: string, one: (name: string) => string): string {
  const names: string[] = [];
  for (let length = 0, at = 0; length < size - 20; at += 1) {
    const field = one(at.toString(36));
    names.push(field);
    length += field.length + separator.length;
  }
  return names.join(separator);
}

const json = {
  'brackets without end': filled('['),
  'nested objects': filled('{"a":'),
  'distinct names': `{${distinctNames(',', (name) => `"${name}":0`)}}`,
};
const forms = {
  'distinct names': distinctNames('&', (name) => name),
  'one name': filled('a&'),
  'percent signs': `a=${filled('%')}`,
};

const ownFields = (entries: string[], text: string) =>
  JSON.stringify(
    Object.fromEntries(
      entries.map((name) => [name, text.repeat(size / (text.length + 9) / (entries.length + 1))]),
    ),
  );

const posts = (await allContracts()).filter(({ method }) => method === 'POST');
const entryPoints = [
  ...posts.map(({ name }) => `/functions/v1/${name}`),
  '/functions/v1/contact-form',
  '/preview',
];

/** Returns the status, and whether the answer came within three seconds, which even a busy machine achieves. */
async function sent(path: string, { type, body }: { type: string; body: string }) {
  expect(body.length).toBeLessThanOrEqual(256 * 1024);
  const since = performance.now();
  const { status } = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });
  return { status, isPrompt: performance.now() - since < 3000 };
}

describe('a body of up to 256 KB that is expensive to parse', () => {
  test.each(entryPoints)('is refused within three seconds by %s', async (path) => {
    const own = posts.find(({ name }) => path.endsWith(`/${name}`))?.input;
    const entries = own !== undefined && 'entries' in own ? Object.keys(own.entries as object) : [];
    const bodies = [
      ...Object.values(json).map((body) => ({ type: 'application/json', body })),
      ...['>', '@.', ' a', '\u00e9'].map((text) => ({
        type: 'application/json',
        body: ownFields(entries, text),
      })),
      ...Object.values(forms).map((body) => ({ type: 'application/x-www-form-urlencoded', body })),
    ].filter(({ body }) => body !== '{}');
    for (const body of bodies) {
      const { status, isPrompt } = await sent(path, body);
      expect([body.body.slice(0, 20), isPrompt, status]).toEqual([
        body.body.slice(0, 20),
        true,
        expect.toSatisfy((code: number) => code >= 400 && code < 500),
      ]);
    }
  });
});

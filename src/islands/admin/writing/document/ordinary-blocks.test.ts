import { expect, test } from 'vitest';
import { ordinaryBlocks } from './ordinary-blocks.ts';

const textOf = async (source: string) =>
  (await ordinaryBlocks(source, { origin: 'https://home.test' })).map(
    ({ type, textContent }) => `${type.name}: ${textContent}`,
  );

test('of a block the editor does not know, what a reader sees becomes ordinary text', async () => {
  expect(await textOf('<div class="note"><p>Zon</p><p>Zee</p></div>')).toEqual([
    'paragraph: Zon',
    'paragraph: Zee',
  ]);
});

test('what no reader sees, or nobody can read, stays as its source', async () => {
  const tangled = `${'>'.repeat(4000)} a`;
  for (const source of ['[a]: /b', '<!-- Later. -->', tangled])
    expect(await textOf(source)).toEqual([`code_block: ${source}`]);
});

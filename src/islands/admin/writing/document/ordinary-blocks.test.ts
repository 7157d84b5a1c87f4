import { expect, test } from 'vitest';
import { ordinaryBlocks } from './ordinary-blocks.ts';

const textOf = async (source: string) =>
  (await ordinaryBlocks(source, { origin: 'https://home.test' })).map(
    ({ type, textContent }) => `${type.name}: ${textContent}`,
  );

test('a block that the editor does not know becomes ordinary text with what its reader sees', async () => {
  expect(await textOf('<div class="note"><p>Zon</p><p>Zee</p></div>')).toEqual([
    'paragraph: Zon',
    'paragraph: Zee',
  ]);
});

test('a block that readers cannot see, or that cannot be parsed, stays as its source', async () => {
  const tangled = `${'>'.repeat(4000)} a`;
  for (const source of ['[a]: /b', '<!-- Later. -->', tangled])
    expect(await textOf(source)).toEqual([`code_block: ${source}`]);
});

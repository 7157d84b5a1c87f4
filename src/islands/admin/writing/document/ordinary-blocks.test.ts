import { describe, expect, test } from 'vitest';
import { ordinaryBlocks } from './ordinary-blocks.ts';

const textOf = async (source: string) =>
  (await ordinaryBlocks(source, { origin: 'https://home.test' })).map(
    ({ type, textContent }) => `${type.name}: ${textContent}`,
  );

describe('converting a locked block', () => {
  test('turns an unknown block into ordinary text that contains everything readers see', async () => {
    expect(await textOf('<div class="note"><p>Zon</p><p>Zee</p></div>')).toEqual([
      'paragraph: Zon',
      'paragraph: Zee',
    ]);
  });

  test('keeps the source as code if readers cannot see the block or if the block cannot be parsed', async () => {
    const tangled = `${'>'.repeat(4000)} a`;
    for (const source of ['<!-- Later. -->', tangled])
      expect(await textOf(source)).toEqual([`code_block: ${source}`]);
  });
});

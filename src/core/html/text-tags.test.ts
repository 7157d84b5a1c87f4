import { expect, test } from 'vitest';
import { TextTags } from './text-tags.ts';

test('a word in angle brackets is no tag, although HTML has a tag of this name', () => {
  const text = '<p>Vul <map> in, en <b>hier</b> <label for="naam">niets</p>';
  const tags = new TextTags(text);
  expect(tags.escaped(text)).toBe(text.replace('<map>', '&lt;map&gt;'));
  for (const [tag, isTag] of [
    ['<map>', false],
    ['</map>', true],
    ['<b>', true],
    ['<label for="naam">', true],
  ] as const)
    expect([tag, tags.isTag(tag)]).toEqual([tag, isTag]);
});

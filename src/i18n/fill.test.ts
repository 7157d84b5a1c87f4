import { expect, expectTypeOf, test } from 'vitest';
import type { Translated } from './translated.ts';
import { fill } from './fill.ts';

test('a name without a value is a mistake, not an empty space', () => {
  const text: string = 'Pagina {n}';
  expect(fill(text, { n: 3 })).toBe('Pagina 3');
  expect(() => fill(text, {})).toThrow('{n}');
});

test('a value appears as it was written, whatever signs it has', () => {
  const signs = "$& $1 $$ $` $' {name}";
  expect(fill('{title} by {name}', { title: signs, name: 'Anna' })).toBe(`${signs} by Anna`);
});

test('a text asks for the names it has, in a translation too', () => {
  type Values<Text extends string> = Parameters<typeof fill<Text>>[1];
  type Dated = Record<'name' | 'date', string | number>;
  expectTypeOf<Values<'{name} on {date}'>>().toEqualTypeOf<Dated>();
  expectTypeOf<Values<Translated<'{name} on {date}'>>>().toEqualTypeOf<Dated>();
  expectTypeOf<'On {date}: {name}'>().toExtend<Translated<'{name} on {date}'>>();
  expectTypeOf<'On {date}'>().not.toExtend<Translated<'{name} on {date}'>>();
});

import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Translated } from './translated.ts';
import { fill } from './fill.ts';

describe('fill', () => {
  test('throws if a placeholder has no value', () => {
    const text: string = 'Pagina {n}';
    expect(fill(text, { n: 3 })).toBe('Pagina 3');
    expect(() => fill(text, {})).toThrow('{n}');
  });

  test('inserts a value verbatim, even if the value contains special characters', () => {
    const signs = "$& $1 $$ $` $' {name}";
    expect(fill('{title} by {name}', { title: signs, name: 'Anna' })).toBe(`${signs} by Anna`);
  });

  test('does not compile without a value for each placeholder of a text, in any language', () => {
    type Values<Text extends string> = Parameters<typeof fill<Text>>[1];
    type Dated = Record<'name' | 'date', string | number>;
    expectTypeOf<Values<'{name} on {date}'>>().toEqualTypeOf<Dated>();
    expectTypeOf<Values<Translated<'{name} on {date}'>>>().toEqualTypeOf<Dated>();
    expectTypeOf<'On {date}: {name}'>().toExtend<Translated<'{name} on {date}'>>();
    expectTypeOf<'On {date}'>().not.toExtend<Translated<'{name} on {date}'>>();
  });
});

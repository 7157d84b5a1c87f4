import { describe, expect, test } from 'vitest';
import { typedInto } from './request-input.ts';

describe('typedInto', () => {
  test('parses the fields of a form, and collects repeated fields in a list', () => {
    expect(typedInto('name=Jan&extras[]=pest&extras[]=carclean&message=a%0D%0Ab')).toEqual({
      ok: true,
      value: { name: 'Jan', extras: ['pest', 'carclean'], message: 'a\nb' },
    });
  });

  test.each(['a=&', '_&'])('accepts a form with 100 fields and rejects a form with 102 (%s…)', (field) => {
    const of = (count: number) => Array.from({ length: count }, (_, at) => `${field}${at}`).join('&');
    expect(typedInto(of(50)).ok).toBe(true);
    expect(typedInto(of(51))).toMatchObject({ ok: false, refusal: { code: 'invalid-input' } });
  });
});

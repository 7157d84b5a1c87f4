import { describe, expect, test } from 'vitest';
import { parsedForm } from './request-input.ts';

describe('parsedForm', () => {
  test('parses the fields of a form, and collects repeated fields in a list', () => {
    expect(parsedForm('name=Jan&extras[]=pest&extras[]=carclean&message=a%0D%0Ab')).toEqual({
      ok: true,
      value: { name: 'Jan', extras: ['pest', 'carclean'], message: 'a\nb' },
    });
  });

  test.each(['a=&', '_&'])('accepts a form with 100 fields and rejects a form with 102 (%s…)', (field) => {
    const of = (count: number) => Array.from({ length: count }, (_, at) => `${field}${at}`).join('&');
    expect(parsedForm(of(50)).ok).toBe(true);
    expect(parsedForm(of(51))).toMatchObject({ ok: false, refusal: { code: 'invalid-input' } });
  });
});

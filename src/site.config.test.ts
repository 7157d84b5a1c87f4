import { describe, expect, test } from 'vitest';
import { businessProblems } from '#core/business/business.ts';
import { fieldsLeft, startingBusiness } from '#site-config';

describe('details of a new installation', () => {
  test('are valid, but `fieldsLeft` lists those that the owner must replace', () => {
    expect(businessProblems(startingBusiness)).toEqual({});
    expect(fieldsLeft(startingBusiness)).toEqual(expect.arrayContaining(['name', 'phone', 'address.street']));
    expect(fieldsLeft({ ...startingBusiness, name: 'Casa Clara' })).not.toContain('name');
  });
});

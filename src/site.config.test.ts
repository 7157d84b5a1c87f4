import { describe, expect, test } from 'vitest';
import { businessProblems } from '#core/business/business.ts';
import { missingFields, startingBusiness } from '#site-config';

describe('details of a new installation', () => {
  test('are valid, but `missingFields` lists those that the owner must replace', () => {
    expect(businessProblems(startingBusiness)).toEqual({});
    expect(missingFields(startingBusiness)).toEqual(
      expect.arrayContaining(['name', 'phone', 'address.street']),
    );
    expect(missingFields({ ...startingBusiness, name: 'Casa Clara' })).not.toContain('name');
  });
});

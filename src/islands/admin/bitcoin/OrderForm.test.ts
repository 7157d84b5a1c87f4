import { describe, expect, test } from 'vitest';
import { submissionOf } from './OrderForm.tsx';

const order = {
  amountCents: 12_500,
  locale: 'nl',
  customerName: 'Ana',
  customerEmail: 'ana@example.com',
  description: 'Schoonmaak',
} as const;

describe('submissionOf', () => {
  test('keeps the id of an unchanged order, and gives a corrected order a new id', () => {
    const first = submissionOf(order, undefined);
    expect(submissionOf({ ...order }, first)).toEqual(first);
    for (const correction of [{ amountCents: 15_000 }, { customerEmail: 'anna@example.com' }]) {
      const corrected = submissionOf({ ...order, ...correction }, first);
      expect(corrected).toMatchObject(correction);
      expect(corrected.submission).not.toBe(first.submission);
    }
  });
});

import { expect, test } from 'vitest';
import { formatDate, formatEuro, formatPercent } from './format.ts';

test('a date is the day it was on Ibiza, in the words of the language', () => {
  const lateInTheEvening = '2026-06-30T22:30:00Z';
  expect(formatDate(lateInTheEvening, 'nl')).toBe('1 juli 2026');
  expect(formatDate(lateInTheEvening, 'en')).toBe('1 July 2026');
  expect(formatDate(lateInTheEvening, 'es')).toBe('1 de julio de 2026');
  expect(formatDate(lateInTheEvening, 'de')).toBe('1. Juli 2026');
});

test('money stands where the language puts it, whole euros without decimals', () => {
  expect(formatEuro(38_000, 'en')).toBe('€380');
  expect(formatEuro(38_000, 'nl')).toBe('€\u00a0380');
  expect(formatEuro(38_000, 'es')).toBe('380\u00a0€');
  expect(formatEuro(38_000, 'de')).toBe('380\u00a0€');
  expect(formatEuro(38_050, 'de')).toBe('380,50\u00a0€');
});

test('a share follows the language', () => {
  expect(formatPercent(20, 'en')).toBe('20%');
  expect(formatPercent(20, 'de')).toBe('20\u00a0%');
});

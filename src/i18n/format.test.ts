import { describe, expect, test } from 'vitest';
import {
  formatAgo,
  formatBitcoin,
  formatDate,
  formatDay,
  formatDays,
  formatDollar,
  formatEuro,
  formatNearDay,
  formatNearMoment,
  formatPercent,
} from './format.ts';

describe('formats', () => {
  test('write a day with its name and without its year', () => {
    expect(formatDay('2026-11-29T12:00:00Z', 'nl')).toBe('zondag 29 november');
    expect(formatDay('2026-11-29T23:30:00Z', 'de')).toBe('Montag, 30. November');
  });

  test('write a day in the chosen language and in Ibiza’s time zone', () => {
    const lateInTheEvening = '2026-06-30T22:30:00Z';
    expect(formatDate(lateInTheEvening, 'nl')).toBe('1 juli 2026');
    expect(formatDate(lateInTheEvening, 'en')).toBe('1 July 2026');
    expect(formatDate(lateInTheEvening, 'es')).toBe('1 de julio de 2026');
    expect(formatDate(lateInTheEvening, 'de')).toBe('1. Juli 2026');
  });

  test('write whole years of days as years', () => {
    expect([730, 365, 90, 1].map((days) => formatDays(days, 'de'))).toEqual([
      '2 Jahre',
      '1 Jahr',
      '90 Tage',
      '1 Tag',
    ]);
  });

  test('name a day near today “yesterday” or “Friday”, in Ibiza’s time zone', () => {
    // On Ibiza, this moment is already on the 24th.
    const now = new Date('2026-11-23T23:30:00Z');
    const say = (moment: string, locale: 'nl' | 'en' | 'es' | 'de') => formatNearMoment(moment, locale, now);
    expect(say('2026-11-23T22:30:00Z', 'nl')).toBe('gisteren 23:30');
    expect(say('2026-11-23T23:05:00Z', 'de')).toBe('heute 00:05');
    expect(say('2026-11-25T08:00:00Z', 'es')).toBe('mañana 9:00');
    expect(say('2026-11-20T13:05:00Z', 'en')).toBe('Friday 14:05');
    expect(say('2026-11-10T09:00:00Z', 'nl')).toBe('10-11-2026, 10:00');
    expect(formatNearDay('2026-11-23T22:30:00Z', 'nl', now)).toBe('gisteren');
    expect(formatNearDay('2026-11-20T13:05:00Z', 'nl', now)).toBe('vrijdag 20 november');
    expect(formatNearDay('2025-11-20T13:05:00Z', 'nl', now)).toBe('20 november 2025');
  });

  test('put the euro sign where the language puts it, and show whole euros without decimals', () => {
    expect(formatEuro(38_000, 'en')).toBe('€380');
    expect(formatEuro(38_000, 'nl')).toBe('€\u00a0380');
    expect(formatEuro(38_000, 'es')).toBe('380\u00a0€');
    expect(formatEuro(38_000, 'de')).toBe('380\u00a0€');
    expect(formatEuro(38_050, 'de')).toBe('380,50\u00a0€');
  });

  test('write percentages as the language does', () => {
    expect(formatPercent(20, 'en')).toBe('20%');
    expect(formatPercent(20, 'de')).toBe('20\u00a0%');
  });

  test('show dollars with cents and without a country prefix', () => {
    expect(formatDollar(9_200_000, 'en')).toBe('$92,000.00');
    expect(formatDollar(9_200_050, 'nl')).toBe('$\u00a092.000,50');
    expect(formatDollar(9_200_050, 'es')).toBe('92.000,50\u00a0$');
    expect(formatDollar(9_200_050, 'de')).toBe('92.000,50\u00a0$');
  });

  test('show every digit of an amount in Bitcoin', () => {
    expect(formatBitcoin(475_000, 'nl')).toBe('0,00475000\u00a0BTC');
    expect(formatBitcoin(1, 'en')).toBe('0.00000001\u00a0BTC');
    expect(formatBitcoin(12_345_678_912_345, 'de')).toBe('123.456,78912345\u00a0BTC');
  });

  test('state an age of up to 89 seconds in seconds, and a longer age in minutes', () => {
    expect(formatAgo(1_999, 'en')).toBe('1 second ago');
    expect(formatAgo(0, 'en')).toBe('0 seconds ago');
    expect(formatAgo(89_999, 'nl')).toBe('89 seconden geleden');
    expect(formatAgo(90_000, 'de')).toBe('vor 1 Minute');
    expect(formatAgo(400_000, 'es')).toBe('hace 6 minutos');
    expect(formatAgo(90 * 60_000, 'nl')).toBe('1 uur geleden');
    expect(formatAgo(35 * 3_600_000, 'en')).toBe('35 hours ago');
    expect(formatAgo(75 * 3_600_000, 'nl')).toBe('3 dagen geleden');
  });
});

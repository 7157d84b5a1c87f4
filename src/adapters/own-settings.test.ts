/** Settings that the owner enters at the desk replace those of the host. */
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startingBusiness } from '../../tests/support/starting-business.ts';
import { enteredSchema } from '#core/business/business.ts';
import { setBusiness } from '#core/business/current.ts';
import { bitcoinSetUp } from './bitcoin-order/set-up.ts';
import { buildsPerMonth } from './netlify/builds-per-month.ts';
import { findSetting, numberSetting, settingNames } from './settings.ts';

const own = Object.keys(startingBusiness.settings);
const enter = (settings: Partial<(typeof startingBusiness)['settings']>) =>
  setBusiness({ ...startingBusiness, settings: { ...startingBusiness.settings, ...settings } });

beforeEach(() => {
  for (const [name, value] of Object.entries(atHost)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
  setBusiness(startingBusiness);
});
const atHost = {
  NEWS_HOUR: '6',
  NEWS_FEEDS: 'https://host.example/feed',
  RETENTION_DAYS: '90',
  BUILDS_PER_MONTH: '50',
  BITCOIN_CONFIRMATIONS: '3',
};

describe('settings that the owner enters at the desk', () => {
  test('have the same names as settings of the host, and include no secret', () => {
    expect(own.toSorted()).toEqual(Object.keys(atHost).toSorted());
    expect(settingNames).toEqual(expect.arrayContaining(own));
    expect(own.filter((name) => /KEY|SECRET|TOKEN|PASSWORD|XPUB/.test(name))).toEqual([]);
  });

  test('override the settings of the host everywhere in the code', () => {
    enter({ NEWS_HOUR: '8', NEWS_FEEDS: ['https://a.example/', 'https://b.example/'], RETENTION_DAYS: '0' });
    expect(numberSetting('NEWS_HOUR')).toBe(8);
    expect(findSetting('NEWS_FEEDS')).toBe('https://a.example/,https://b.example/');
    expect(numberSetting('RETENTION_DAYS')).toBe(0);
    enter({ BUILDS_PER_MONTH: 'unlimited', BITCOIN_CONFIRMATIONS: '6' });
    expect(buildsPerMonth()).toBeUndefined();
    expect(bitcoinSetUp().limits.confirmationsNeeded).toBe(6);
  });

  test('do not override a setting of the host if the owner entered no value', () => {
    enter({});
    expect(numberSetting('NEWS_HOUR')).toBe(6);
    expect(findSetting('NEWS_FEEDS')).toBe('https://host.example/feed');
    expect(numberSetting('RETENTION_DAYS')).toBe(90);
    expect(buildsPerMonth()).toBe(50);
    expect(bitcoinSetUp().limits.confirmationsNeeded).toBe(3);
  });

  test('are stored only if the desk offers them, so that SUPABASE_URL is not stored', () => {
    const settings = { ...startingBusiness.settings, SUPABASE_URL: 'https://other.example' };
    const stored = v.parse(enteredSchema, { ...startingBusiness, settings });
    expect(Object.keys(stored.settings).toSorted()).toEqual(own.toSorted());
  });
});

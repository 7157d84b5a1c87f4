import { afterEach, expect, test } from 'vitest';
import { startingBusiness } from '#site-config';
import { business, businessVersion, ownSetting, setBusiness } from './current.ts';

afterEach(() => setBusiness(startingBusiness));

test('the details of the business have the version 0 unless a version is given', () => {
  setBusiness(startingBusiness, 7);
  expect([businessVersion(), business()]).toEqual([7, startingBusiness]);
  setBusiness(startingBusiness);
  expect(businessVersion()).toBe(0);
});

test('a setting that the owner did not enter is empty', () => {
  setBusiness({ ...startingBusiness, settings: { ...startingBusiness.settings, NEWS_HOUR: '8' } });
  expect([ownSetting('NEWS_HOUR'), ownSetting('NO_SUCH_SETTING')]).toEqual(['8', '']);
});

import { findSetting, numberSetting } from '../settings.ts';

/** Undefined for an unlimited number. */
export const buildsPerMonth = (): number | undefined =>
  findSetting('BUILDS_PER_MONTH') === 'unlimited' ? undefined : numberSetting('BUILDS_PER_MONTH');

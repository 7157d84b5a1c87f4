import { findSetting, numberSetting } from '../settings.ts';

/** The setting BUILDS_PER_MONTH: how many builds the plan of the host allows. Undefined for an unlimited number. */
export const buildsPerMonth = (): number | undefined =>
  findSetting('BUILDS_PER_MONTH') === 'unlimited' ? undefined : numberSetting('BUILDS_PER_MONTH');

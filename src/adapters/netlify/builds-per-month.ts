import { defaultBuildsPerMonth } from '#core/publishing/rebuild/build-allowance.ts';
import { findSetting, numberSetting } from '../settings.ts';

export const buildsPerMonth = (): number | undefined =>
  findSetting('BUILDS_PER_MONTH') === 'unlimited'
    ? undefined
    : numberSetting('BUILDS_PER_MONTH', defaultBuildsPerMonth);

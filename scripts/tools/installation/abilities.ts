/** All items of `npm run check-installation`, in the order in which they run. */
import type { Ability } from './check/ability.ts';
import { draftAbility, hideAbility, publishAbility } from './abilities/article.ts';
import { backupPlaceAbility } from './abilities/backup-place.ts';
import { bitcoinAbility } from './abilities/bitcoin.ts';
import { buildHookAbility, goneAbility, livePageAbility } from './abilities/build.ts';
import { migrationsAbility } from './abilities/migrations.ts';
import { scheduleAbility } from './abilities/schedule.ts';
import { messageAbility } from './abilities/message.ts';
import { invitationAbility, passwordAbility } from './abilities/people.ts';
import { imageAbility } from './abilities/image.ts';
import { databaseAbility, functionsAbility, headersAbility, siteAbility } from './abilities/reachable.ts';
import { hostSettingsAbility, settingsAbility } from './abilities/settings.ts';
import { sharedAccountAbility, signInAbility, tokenChangeAbility } from './abilities/shared-account.ts';
import { signUpAbility } from './abilities/sign-up.ts';
import { visitorRightsAbility } from './abilities/visitor-rights.ts';

/** These checks publish nothing and send no mail, so `npm run set-up` runs only these. */
export const readingAbilities: readonly Ability[] = [
  settingsAbility,
  siteAbility,
  functionsAbility,
  headersAbility,
  databaseAbility,
  migrationsAbility,
  visitorRightsAbility,
  signUpAbility,
  sharedAccountAbility,
  signInAbility,
  hostSettingsAbility,
];

/** The abilities in the order of the report. `hideAbility` starts a build, and `goneAbility` waits for that build. */
export const abilities: readonly Ability[] = [
  ...readingAbilities,
  imageAbility,
  draftAbility,
  publishAbility,
  buildHookAbility,
  livePageAbility,
  hideAbility,
  messageAbility,
  invitationAbility,
  passwordAbility,
  tokenChangeAbility,
  goneAbility,
  scheduleAbility,
  bitcoinAbility,
  backupPlaceAbility,
];

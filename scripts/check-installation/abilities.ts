import type { Ability } from './ability.ts';
import {
  buildHookAbility,
  draftAbility,
  goneAbility,
  hideAbility,
  livePageAbility,
  publishAbility,
} from './abilities/article.ts';
import { bitcoinAbility } from './abilities/bitcoin.ts';
import { databaseAbility } from './abilities/database.ts';
import { headersAbility } from './abilities/headers.ts';
import { messageAbility } from './abilities/message.ts';
import { migrationsAbility } from './abilities/migrations.ts';
import { invitationAbility, passwordAbility } from './abilities/people.ts';
import { pictureAbility } from './abilities/picture.ts';
import { functionsAbility, siteAbility } from './abilities/reachable.ts';
import { scheduleAbility } from './abilities/schedule.ts';
import { settingsAbility } from './abilities/settings.ts';
import { sharedAccountAbility, signInAbility } from './abilities/shared-account.ts';
import { tokenChangeAbility } from './abilities/token-change.ts';
import { visitorRightsAbility } from './abilities/visitor-rights.ts';

/** All that an installation must be able to do, in the order in which it is tried. The second build runs beside the people. */
export const abilities: readonly Ability[] = [
  settingsAbility,
  siteAbility,
  functionsAbility,
  headersAbility,
  databaseAbility,
  migrationsAbility,
  visitorRightsAbility,
  sharedAccountAbility,
  signInAbility,
  pictureAbility,
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
];

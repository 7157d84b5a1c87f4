import type { Ability } from './ability.ts';
import {
  buildHookAbility,
  draftAbility,
  goneAbility,
  hideAbility,
  livePageAbility,
  publishAbility,
} from './article.ts';
import { databaseAbility } from './database.ts';
import { headersAbility } from './headers.ts';
import { messageAbility } from './message.ts';
import { migrationsAbility } from './migrations.ts';
import { invitationAbility, passwordAbility } from './people.ts';
import { pictureAbility } from './picture.ts';
import { functionsAbility, siteAbility } from './reachable.ts';
import { scheduleAbility } from './schedule.ts';
import { settingsAbility } from './settings.ts';
import { sharedAccountAbility, signInAbility } from './shared-account.ts';
import { tokenChangeAbility } from './token-change.ts';
import { visitorRightsAbility } from './visitor-rights.ts';

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
];

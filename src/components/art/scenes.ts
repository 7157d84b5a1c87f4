import type { Subject } from '#core/post/scene-of-post.ts';
import { air } from './scenes/air.ts';
import { always } from './scenes/always.ts';
import { cleaning } from './scenes/cleaning.ts';
import { coast } from './scenes/coast.ts';
import { garden } from './scenes/garden.ts';
import { house } from './scenes/house.ts';
import { inspection } from './scenes/inspection.ts';
import { keys } from './scenes/keys.ts';
import { lostKey } from './scenes/lost-key.ts';
import { payment } from './scenes/payment.ts';
import { pool } from './scenes/pool.ts';
import { rain } from './scenes/rain.ts';
import { rental } from './scenes/rental.ts';
import { sent } from './scenes/sent.ts';
import { solar } from './scenes/solar.ts';
import { town } from './scenes/town.ts';
import { water } from './scenes/water.ts';
import { works } from './scenes/works.ts';

/** The shapes of a drawing use a 160 × 200 view box. Each colour has a class. */
export const scenes: Record<Scene, string> = {
  air,
  always,
  cleaning,
  coast,
  garden,
  house,
  inspection,
  keys,
  lostKey,
  payment,
  pool,
  rain,
  rental,
  sent,
  solar,
  town,
  water,
  works,
};

export type Scene = Subject | 'lostKey' | 'payment' | 'sent';

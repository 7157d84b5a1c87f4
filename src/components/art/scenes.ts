import type { Subject } from '#core/post/scene-of-post.ts';
import type { Service } from '#core/services.ts';
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
import { reading } from './scenes/reading.ts';
import { rental } from './scenes/rental.ts';
import { sent } from './scenes/sent.ts';
import { solar } from './scenes/solar.ts';
import { town } from './scenes/town.ts';
import { water } from './scenes/water.ts';
import { winter } from './scenes/winter.ts';
import { works } from './scenes/works.ts';
import { brokenShutter, handOver, poolEdge, torchAtDoor, underSink } from './strips/close-up.ts';
import { booked } from './strips/guest-stay.ts';
import { bedroom, onTable, seaWindow } from './strips/indoors.ts';

/** Takes the middle of a drawing that is as wide as those of the strips. */
const middle = (drawn: string): string => `<g transform="translate(-40)">${drawn}</g>`;

/** The shapes of a drawing use a 160 × 200 view box. Each colour has a class. `…Near`: on a page whose top shows the service. */
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
  reading,
  rental,
  sent,
  solar,
  town,
  water,
  winter,
  works,
  alwaysByDay: middle(underSink),
  alwaysNear: middle(torchAtDoor),
  cleaningNear: middle(bedroom),
  keysNear: middle(handOver()),
  poolNear: middle(poolEdge),
  rentalNear: middle(onTable(seaWindow, booked)),
  worksNear: middle(brokenShutter),
};

export type Scene = Subject | 'alwaysByDay' | 'lostKey' | 'payment' | 'reading' | 'sent' | `${Service}Near`;

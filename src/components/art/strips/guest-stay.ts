import {
  bigKey,
  broom,
  calendar,
  evening,
  keyMiddle,
  sky,
  suitcase,
  underLens,
  washingLine,
} from './around-house.ts';
import { closedDoor, house, litWindows, night, openDoor, windows } from './day.ts';
import { sharedPart, strip } from './strip.ts';

/** The same house before, during and after a stay of guests. */
export const stayMoments = ['booking', 'arrival', 'stay', 'departure'] as const;

const frames: Record<(typeof stayMoments)[number], string> = {
  booking: `${sky}<circle class="sun" cx="128" cy="60" r="15"/>${sharedPart}<path class="sea" d="${windows}"/>${closedDoor}${underLens(calendar, { x: 58, y: 144, scale: 0.6 })}`,
  arrival: `${evening}${sharedPart}<path class="lit" d="${windows}"/>${openDoor}${suitcase}${underLens(bigKey, keyMiddle)}`,
  stay: `${night}${litWindows}${openDoor}<path class="lit" opacity=".4" d="M130 156v-26a9 9 0 0 1 18 0v26l14 30h-46z"/><path class="white" d="M122 26h64a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-38l-8 14-2-14h-16a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z"/><path class="sea" d="M128 37h48v4h-48zM128 48h30v4h-30z"/>`,
  departure: `${sky}<circle class="sun" cx="128" cy="46" r="16"/>${sharedPart}<path class="metal" d="${windows}"/>${closedDoor}${washingLine}${broom}`,
};

export const guestStayStrip: string = strip({ frames, shared: house });

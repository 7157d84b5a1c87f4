import { bigKey, panes, sky, suitcase, toolbox } from './around-house.ts';
import { handOver, secondKeyAndTag } from './close-up.ts';
import { house, openDoor } from './day.ts';
import { keyCabinet } from '../scenes/keys.ts';
import { seaWindow, table, wall } from './indoors.ts';
import { sharedPart, strip } from './strip.ts';

/** Where an owner’s key is, from the day that we receive it to the day that it goes back. */
export const keyPlaces = ['received', 'kept', 'used', 'returned'] as const;

/** On the table: the keys on their ring, and the list of those who may enter. */
const agreement =
  '<path class="white" d="M36 84h76v96H36z"/><path class="clay" d="M46 96h34v6H46z"/><path class="sea" d="M62 114h40v5H62zM62 132h34v5H62zM62 150h40v5H62z"/><path class="pine" d="M45 116l3-3 3 4 6-8 3 3-9 11zM45 134l3-3 3 4 6-8 3 3-9 11zM45 152l3-3 3 4 6-8 3 3-9 11z"/>';
const ring =
  '<path class="line" d="M150 112a20 20 0 1 0 .1 0z"/><path class="clay" d="M176 134l16 10v40h-28v-36z"/>';

const cabinet = `${wall}<path class="white" opacity=".6" d="M110 0h90L120 200H20z"/><g transform="translate(-10 -22) scale(1.6)">${keyCabinet}</g>`;

const frames: Record<(typeof keyPlaces)[number], string> = {
  received: `${wall}${seaWindow}${table}${agreement}${ring}<g transform="translate(92 4)">${bigKey}</g>`,
  kept: cabinet,
  used: `${sky}<circle class="sun" cx="120" cy="38" r="17"/>${sharedPart}${panes}${openDoor}${suitcase}<g transform="translate(-112)">${toolbox}</g>`,
  returned: handOver(secondKeyAndTag),
};

export const keyPlacesStrip: string = strip({ frames, shared: house });

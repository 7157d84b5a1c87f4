import { bigKey, evening, panes, sky, suitcase, toolbox } from './around-house.ts';
import { closedDoor, house, openDoor, windows } from './day.ts';
import { keyRack } from './scenes/keys.ts';
import { sharedPart, strip } from './strip.ts';

/** Where an owner’s key is, from the day that we receive it to the day that it goes back. */
export const keyPlaces = ['received', 'kept', 'used', 'returned'] as const;

export type KeyPlace = (typeof keyPlaces)[number];

const tag =
  '<path class="line" d="M54 144q16-10 24 10"/><path class="clay" fill-rule="evenodd" d="M79 148l12 10v28H67v-28zm0 7a3 3 0 1 0 .1 0z"/>';

const cabinet = `<path class="shade" d="M0 0h240v200H0z"/><path class="wood" d="M44 30h152v160H44z"/><path class="white" d="M52 38h136v144H52z"/><path class="sea" d="M196 30l30-14v188l-30-14z"/><circle class="sun" cx="217" cy="112" r="4"/><g transform="translate(44 -8) scale(.95)">${keyRack}</g>`;

const frames: Record<KeyPlace, string> = {
  received: `${sky}<circle class="sun" cx="128" cy="60" r="15"/>${sharedPart}${panes}${openDoor}${bigKey}${tag}`,
  kept: cabinet,
  used: `${sky}<circle class="sun" cx="120" cy="38" r="17"/>${sharedPart}${panes}${openDoor}${suitcase}<g transform="translate(-142)">${toolbox}</g>`,
  returned: `${evening}${sharedPart}<path class="sea" d="${windows}"/>${closedDoor}<path class="line" d="M62 112a20 20 0 1 0 .1 0z"/>${bigKey}<g transform="translate(26 4)">${bigKey}</g>`,
};

export const keyPlacesStrip: string = strip({
  frames: keyPlaces,
  shared: house,
  drawn: (place) => frames[place],
});

import { closedDoor, dusk, house, openDoor, windows } from './day.ts';
import { sharedPart, strip } from './strip.ts';

/** The same house before, during and after a stay of guests. */
export const stayMoments = ['booking', 'arrival', 'stay', 'departure'] as const;

export type StayMoment = (typeof stayMoments)[number];

const sky = '<path class="sky" d="M0 0h240v200H0z"/>';
const evening = `${sky}<path class="clay" opacity=".35" d="M0 0h240v200H0z"/><circle class="sun" cx="62" cy="98" r="18"/>`;
const suitcase =
  '<path class="clay" d="M176 158h34v28h-34z"/><path class="wood" d="M184 158v-8h18v8h-4v-4h-10v4zM182 158h4v28h-4zM200 158h4v28h-4z"/>';

const frames: Record<StayMoment, string> = {
  booking: `${sky}<circle class="sun" cx="128" cy="60" r="15"/>${sharedPart}<path class="sea" d="${windows}"/>${closedDoor}<path class="white" d="M30 112h56v64H30z"/><path class="clay" d="M30 112h56v14H30z"/><path class="shade" d="M38 134h9v8h-9zM53 134h9v8h-9zM68 134h9v8h-9zM38 147h9v8h-9zM68 160h9v8h-9z"/><path class="pine" d="M53 147h24v8H53zM38 160h24v8H38z"/>`,
  arrival: `${evening}${sharedPart}<path class="lit" d="${windows}"/>${openDoor}${suitcase}<path class="sun" fill-rule="evenodd" d="M34 142a17 17 0 1 1 16 24l-1 22h-7v-6h-6v-6h6l1-11a17 17 0 0 1-9-23zM49 142a6 6 0 1 0 .1 0z"/>`,
  stay: `<path class="night" d="M0 0h240v200H0z"/><path class="star" d="M70 56h2v2h-2zM206 92h2v2h-2zM96 74h2v2h-2z"/><path class="sun" d="M78 34a14 14 0 1 0 13 20 12 12 0 0 1-13-20z"/>${sharedPart}${dusk}<path class="lit" d="${windows}"/>${openDoor}<path class="lit" opacity=".4" d="M130 156v-26a9 9 0 0 1 18 0v26l14 30h-46z"/><path class="white" d="M122 26h64a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-38l-8 14-2-14h-16a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z"/><path class="sea" d="M128 37h48v4h-48zM128 48h30v4h-30z"/>`,
  departure: `${sky}<circle class="sun" cx="128" cy="46" r="16"/>${sharedPart}<path class="metal" d="${windows}"/>${closedDoor}<path class="line" d="M172 190v-54M228 190v-54M172 140q28 10 56 0"/><path class="white" d="M180 142q9 4 18 4v32h-18zM203 146q8 0 16-4v26h-16z"/><path class="shade" d="M180 172h18v6h-18zM203 162h16v6h-16z"/><path class="line" d="M46 110v60"/><path class="clay" d="M38 166h16l5 22H33z"/>`,
};

export const guestStay: string = strip({
  frames: stayMoments,
  shared: house,
  drawn: (moment) => frames[moment],
});

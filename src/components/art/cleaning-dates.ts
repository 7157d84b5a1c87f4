import { broom, calendar, evening, ladder, panes, sky, washingLine } from './around-house.ts';
import { closedDoor, house, openDoor } from './day.ts';
import { sharedPart, strip } from './strip.ts';

/** The same house around the stays of its owner. */
export const cleaningDates = ['agreed', 'before', 'after', 'anytime'] as const;

export type CleaningDate = (typeof cleaningDates)[number];

const sun = '<circle class="sun" cx="128" cy="56" r="16"/>';
const basket =
  '<path class="wood" d="M66 168h34l-5 22H71z"/><path class="white" d="M68 170c2-9 9-11 14-5 6-6 14-2 15 5z"/>';
const bucket =
  '<path class="line" d="M184 166q15-22 30 0"/><path class="sea" d="M182 166h34l-5 24h-24z"/><path class="foam" d="M186 168h26"/>';
const welcome =
  '<path class="line" d="M184 168q17-26 34 0"/><path class="clay" d="M190 168a7 7 0 0 1 14 0z"/><path class="leaf" d="M200 168a7 7 0 0 1 14 0z"/><path class="wood" d="M182 168h38l-5 22h-28z"/>';
const clean =
  '<path class="lit" d="M112 98l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM176 116l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM82 96l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"/>';

const frames: Record<CleaningDate, string> = {
  agreed: `${sky}${sun}${sharedPart}${panes}${closedDoor}${calendar}`,
  before: `${sky}${sun}${sharedPart}${panes}${openDoor}${clean}${broom}${welcome}`,
  after: `${evening}${sharedPart}${panes}${closedDoor}${washingLine}${basket}`,
  anytime: `${sky}<circle class="sun" cx="120" cy="38" r="17"/>${sharedPart}${panes}${closedDoor}${ladder}${clean}${bucket}`,
};

export const cleaningStrip: string = strip({
  frames: cleaningDates,
  shared: house,
  drawn: (date) => frames[date],
});

import { evening, suitcase } from './around-house.ts';
import { house, openDoor, windows } from './day.ts';
import { bedroom, checklist, nightWindow, onTable, seaWindow } from './indoors.ts';
import { sharedPart, strip } from './strip.ts';

/** A stay of guests, from the calendar to the bedroom that they leave. */
export const stayMoments = ['booking', 'arrival', 'stay', 'departure'] as const;

/** On the screen of the telephone: the nights that are booked, and the words between guest and host. */
export const booked =
  '<path class="clay" d="M93 52h54v12H93z"/><path class="shade" d="M94 72h9v9h-9zM109 72h9v9h-9zM124 72h9v9h-9zM138 72h9v9h-9zM94 87h9v9h-9zM138 102h9v9h-9zM94 117h9v9h-9zM109 117h9v9h-9zM124 117h9v9h-9zM138 117h9v9h-9z"/><path class="sea" d="M109 87h38v9h-38zM94 102h38v9H94z"/><path class="pine" d="M100 134h40a6 6 0 0 1 0 12h-40a6 6 0 0 1 0-12z"/>';
const chat =
  '<path class="shade" d="M99 54h30a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5h-26l-10 8V59a5 5 0 0 1 6-5z"/><path class="sea" d="M111 90h30a5 5 0 0 1 5 5v21l-9-7h-26a5 5 0 0 1-5-5V95a5 5 0 0 1 5-5z"/><path class="shade" d="M99 122h22a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5h-18l-10 7v-22a5 5 0 0 1 6-5z"/>';

const frames: Record<(typeof stayMoments)[number], string> = {
  booking: onTable(seaWindow, booked),
  arrival: `${evening}${sharedPart}<path class="lit" d="${windows}"/>${openDoor}${suitcase}`,
  stay: onTable(
    nightWindow,
    chat,
    '<path class="deep" d="M0 0h240v200H0z"/><circle class="lit" opacity=".18" cx="120" cy="98" r="72"/>',
  ),
  departure: `${bedroom}<g transform="translate(84 4)">${checklist}</g>`,
};

export const guestStayStrip: string = strip({ frames, shared: house });

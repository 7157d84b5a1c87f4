import { keyCabinet } from '../scenes/keys.ts';
import { bag, handOver, key, openHouse, poolEdge } from './close-up.ts';
import { nightWindow, table } from './indoors.ts';
import { strip } from './strip.ts';

/** Where the key is in the course of a day: in a door, beside a pool, handed over, and by night in its cabinet. */
export const timesOfDay = ['morning', 'midday', 'evening', 'night'] as const;

/** The windows of the house. */
export const windows = 'M106 108h13v17h-13zM160 108h13v17h-13z';

/** The house above the sea, without its windows and its door. */
export const house = `
<path class="island" d="M14 124l10-18 8-26 10-16 8 8 6 22 10 14 8 16z"/>
<path class="sea" d="M0 124h240v40H0z"/>
<path class="foam" d="M20 134h30M196 132h28M40 144h18"/>
<path class="earth" d="M0 156c60-12 180-10 240-2v46H0z"/>
<path class="line" d="M212 152c2-20-2-36-6-50"/>
<path class="pine" d="M184 96c0-14 16-18 26-12 8-10 28-6 28 8 6 8-6 14-16 10-12 6-30 6-38-6z"/>
<path class="shade" d="M180 94h12v62h-12z"/>
<path class="white" d="M96 94h84v62H96zM92 87h92v8H92zM68 114h30v42H68zM64 108h34v7H64z"/>
<path class="dark" d="M74 156v-18a9 9 0 0 1 18 0v18z"/>
<path class="white" d="M70 170h84l10 16H60z"/>
<path class="sea" d="M76 173h72l6 9H70z"/>
<path class="leaf" d="M20 182c4-14 2-20-4-26 12 4 14 14 12 26zM30 182c2-10 8-16 14-18-4 8-4 12-8 18z"/>
`;

export const closedDoor = '<path class="wood" d="M130 156v-26a9 9 0 0 1 18 0v26z"/>';
export const openDoor =
  '<path class="dark" d="M130 156v-26a9 9 0 0 1 18 0v26z"/><path class="wood" d="M148 156v-26l10 4v26z"/>';
export const litWindows = `<path class="lit" opacity=".3" d="M101 103h23v27h-23zM155 103h23v27h-23z"/><path class="lit" d="${windows}"/>`;

/** What a class of the house becomes by moonlight. */
const byMoonlight: Record<string, string> = {
  island: 'night',
  sea: 'deep',
  earth: 'pine-dark',
  leaf: 'pine',
  white: 'shade',
  shade: 'dark',
};

/** The house by night, with the glow of its lamps, the moon and the stars. */
export const night = [
  '<path class="night" d="M0 0h240v200H0z"/><path class="deep" opacity=".45" d="M0 0h240v200H0zM0 62c70-16 170-14 240 0v64H0z"/><circle class="lit" cx="139" cy="126" r="66" opacity=".22"/>',
  house.replaceAll(/class="(\w+)"/g, (_, name: string) => `class="${byMoonlight[name] ?? name}"`),
  '<circle class="lit" cx="123" cy="36" r="28" opacity=".18"/><path class="star" d="M60 52h2.5v2.5H60zM160 30h2.5v2.5h-2.5zM182 62h2.5v2.5h-2.5zM92 66h2.5v2.5H92zM74 30h2.5v2.5H74zM206 84h2v2h-2z"/><path class="lit" d="M116 22a17 17 0 1 0 16 24 15 15 0 0 1-16-24z"/>',
].join('');

const frames: Record<(typeof timesOfDay)[number], string> = {
  morning: `${openHouse}${bag}<g transform="translate(133 96) scale(.45)">${key}</g>`,
  midday: `${poolEdge}<g transform="translate(100 153) rotate(-90) scale(.3)">${key}</g>`,
  evening: handOver(),
  night: `<path class="deep" d="M0 0h240v200H0z"/><circle class="lit" opacity=".18" cx="76" cy="104" r="78"/>${nightWindow}<g transform="translate(-4 26)">${keyCabinet}</g>${table}`,
};

export const dayStrip: string = strip({ frames });

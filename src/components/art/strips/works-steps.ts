import { answer, evening, ladder, panes, sky, toolbox } from './around-house.ts';
import { closedDoor, house, openDoor } from './day.ts';
import { plant, seaWindow, table, tallPhone, wall } from './indoors.ts';
import { sharedPart, strip } from './strip.ts';

/** What happens between a check of the house and the report on the work. */
export const worksSteps = ['check', 'approval', 'work', 'report'] as const;

/** The plant room: a fuse box, a meter on its pipe, and the list of what is checked. */
const plantRoom = `${wall}<path class="stone" d="M0 176h240v24H0z"/><path class="white" d="M44 44h84v66H44z"/><path class="dark" d="M52 56h68v18H52zM52 84h68v18H52z"/><path class="white" d="M58 58h10v8H58zM78 58h10v8H78zM98 64h10v8H98zM58 86h10v8H58zM78 86h10v8H78zM98 86h10v8H98z"/><path class="sea" d="M172 0h12v200h-12zM184 138h56v12h-56z"/><circle class="white" cx="178" cy="84" r="27"/><circle class="metal" cx="178" cy="84" r="20"/><path class="clay" d="M176 86l12-14 3 3-10 14z"/><path class="deep" d="M166 132h24v24h-24z"/>`;
const checklist =
  '<path class="white" d="M62 122h60v70H62z"/><path class="wood" d="M80 116h24v12H80z"/><path class="sea" d="M86 140h28v5H86zM86 157h22v5H86zM86 174h26v5H86z"/><path class="pine" d="M69 142l3-3 3 4 6-8 3 3-9 11zM69 159l3-3 3 4 6-8 3 3-9 11zM69 176l3-3 3 4 6-8 3 3-9 11z"/>';
const approval = `<path class="shade" d="M96 58h48v8H96zM96 74h34v8H96zM96 90h40v8H96z"/><path class="pine" d="M100 112h40a10 10 0 0 1 10 10v10a10 10 0 0 1-10 10h-40a10 10 0 0 1-10-10v-10a10 10 0 0 1 10-10z"/><path class="white" d="M108 127l5-5 5 6 10-13 6 5-16 19z"/>`;

const frames: Record<(typeof worksSteps)[number], string> = {
  check: `${plantRoom}${checklist}`,
  approval: `${wall}<g transform="translate(-118)">${seaWindow}</g>${table}${plant}${tallPhone}${approval}`,
  work: `${sky}<circle class="sun" cx="148" cy="52" r="16"/>${sharedPart}${panes}${openDoor}${ladder}${toolbox}`,
  report: `${evening}${sharedPart}${panes}${closedDoor}${answer}`,
};

export const worksStrip: string = strip({ frames, shared: house });

import { brokenShutter } from './close-up.ts';
import { checklist, onTable, reportOnTable, seaWindow, wall } from './indoors.ts';
import { strip } from './strip.ts';

/** What happens between a check of the house and the report on the work. */
export const worksSteps = ['check', 'approval', 'work', 'report'] as const;

/** The plant room: a fuse box, a meter on its pipe, and the list of what is checked. */
const plantRoom = `${wall}<path class="stone" d="M0 176h240v24H0z"/><path class="white" d="M44 44h84v66H44z"/><path class="dark" d="M52 56h68v18H52zM52 84h68v18H52z"/><path class="white" d="M58 58h10v8H58zM78 58h10v8H78zM98 64h10v8H98zM58 86h10v8H58zM78 86h10v8H78zM98 86h10v8H98z"/><path class="sea" d="M172 0h12v200h-12zM184 138h56v12h-56z"/><circle class="white" cx="178" cy="84" r="27"/><circle class="metal" cx="178" cy="84" r="20"/><path class="clay" d="M176 86l12-14 3 3-10 14z"/><path class="deep" d="M166 132h24v24h-24z"/>`;
const approval = `<path class="shade" d="M96 58h48v8H96zM96 74h34v8H96zM96 90h40v8H96z"/><path class="pine" d="M100 112h40a10 10 0 0 1 10 10v10a10 10 0 0 1-10 10h-40a10 10 0 0 1-10-10v-10a10 10 0 0 1 10-10z"/><path class="white" d="M108 127l5-5 5 6 10-13 6 5-16 19z"/>`;

/** The shutter, hanging and mended. */
const beforeAndAfter =
  '<path class="shade" d="M93 52h25v42H93z"/><path class="sky" d="M122 52h25v42h-25z"/><path class="sea" d="M98 60l12 4-6 24-12-4zM126 58h8v28h-8zM137 58h8v28h-8z"/>';

const frames: Record<(typeof worksSteps)[number], string> = {
  check: `${plantRoom}${checklist}`,
  approval: onTable(seaWindow, approval),
  work: brokenShutter,
  report: reportOnTable(seaWindow, beforeAndAfter),
};

export const worksStrip: string = strip({ frames });

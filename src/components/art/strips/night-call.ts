import { answer, ladder, panes, phone, toolbox, underLens } from './around-house.ts';
import { closedDoor, house, litWindows, night, openDoor } from './day.ts';
import { sharedPart, strip } from './strip.ts';

/** What happens after a call at night, from the leak to the report in the morning. */
export const callSteps = ['call', 'look', 'repair', 'report'] as const;

const handset =
  '<path class="sea" d="M42 140c0-5 6-6 7-2l2 6c0 2-3 3-3 4 2 4 4 6 7 7 2 0 2-3 4-3l6 3c3 2 0 7-4 6-12-2-19-10-19-21z"/>';

/** Each step is nearer to the house than the one before. */
const frames: Record<(typeof callSteps)[number], string> = {
  call: `${night}${litWindows}${closedDoor}<path class="drop" d="M104 134v6M122 134v6M113 142v6M104 150v6M122 150v6"/>${underLens(phone + handset, { x: 51, y: 154, scale: 0.7 })}`,
  look: `<g transform="translate(-14 -90) scale(1.45)">${night}${litWindows}${closedDoor}<path class="lit" opacity=".4" d="M84 176l76-34v40z"/><path class="clay" d="M26 184v-12l10-3 8-12h24l10 13 8 3v11z"/><path class="metal" d="M46 160h9v9H39zM58 160h8l7 9H58z"/><path class="dark" d="M32 184a7 7 0 0 1 14 0zM64 184a7 7 0 0 1 14 0z"/></g>`,
  repair: `<g transform="translate(-108 -134) scale(1.7)">${night}${litWindows}${openDoor}<path class="lit" opacity=".45" d="M130 156v-26a9 9 0 0 1 18 0v26l14 30h-46z"/>${ladder}${toolbox}</g>`,
  report: `<path class="sky" d="M0 0h240v200H0z"/><path class="clay" opacity=".3" d="M0 60h240v60H0z"/><circle class="sun" cx="58" cy="106" r="18"/>${sharedPart}${panes}${closedDoor}${answer}`,
};

export const nightCallStrip: string = strip({ frames, shared: house });

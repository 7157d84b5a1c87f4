import { evening, panes, sky, suitcase, washingLine } from './around-house.ts';
import { closedDoor, house, openDoor } from './day.ts';
import { bedroom, wall } from './indoors.ts';
import { sharedPart, strip } from './strip.ts';

/** A house between two stays of its owner: the washing line, a window, the bedroom and the open door. */
export const cleaningDates = ['leave', 'clean', 'beds', 'ready'] as const;

const clean =
  '<path class="lit" d="M98 88l4 10 10 4-10 4-4 10-4-10-10-4 10-4zM60 72l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM186 140l2 6 6 2-6 2-2 6-2-6-6-2 6-2z"/>';
const basket =
  '<path class="wood" d="M66 168h34l-5 22H71z"/><path class="white" d="M68 170c2-9 9-11 14-5 6-6 14-2 15 5z"/>';
const pane =
  '<path class="white" d="M52 26h136v142H52z"/><path class="sea" d="M22 30h26v134H22zM192 30h26v134h-26z"/><path class="deep" d="M27 40h16v52H27zM27 100h16v54H27zM197 40h16v52h-16zM197 100h16v54h-16z"/><path class="sky" d="M60 34h120v126H60z"/><path class="island" d="M112 116l18-34 8-6 10 14 14 26z"/><path class="sea" d="M60 116h120v44H60z"/><path class="foam" d="M140 130h24M124 144h20"/><path class="shade" opacity=".7" d="M60 34h44c-14 30 22 52 4 84-6 12-8 28 0 42H60z"/><path class="white" d="M44 168h152v9H44z"/>';
const squeegee =
  '<path class="line" d="M118 118l30 44"/><path class="dark" d="M92 112l42-14 3 8-42 14z"/><path class="wood" d="M132 142l8-5 16 24-8 5z"/>';

const frames: Record<(typeof cleaningDates)[number], string> = {
  leave: `${evening}${sharedPart}<path class="sea" d="M106 108h13v17h-13zM160 108h13v17h-13z"/>${closedDoor}${washingLine}<g transform="translate(150 68) scale(.6)">${basket}</g>`,
  clean: `${wall}${pane}${squeegee}`,
  beds: `${bedroom}${clean}`,
  ready: `${sky}<circle class="sun" cx="120" cy="38" r="17"/>${sharedPart}${panes}${openDoor}${suitcase}`,
};

export const cleaningStrip: string = strip({ frames, shared: house });

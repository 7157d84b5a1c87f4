import { answer, ladder, sky } from './around-house.ts';
import { closedDoor, house, openDoor, windows } from './day.ts';
import { sharedPart, strip } from './strip.ts';

/** A visit of the partner who cleans solar panels, from the dust on them to our message. */
export const visitSteps = ['dust', 'door', 'clean', 'report'] as const;

/** The house with panels on its roof. */
const withPanels = `${house}<path class="metal" d="${windows}"/><path class="line" d="M116 87v-5M164 87v-5"/><path class="deep" d="M100 52h80l8 32h-80z"/><path class="sea" d="M103 54h16l3 12h-16zM123 54h16l3 12h-16zM143 54h15l3 12h-15zM162 54h16l3 12h-16zM107 69h16l3 12h-16zM126 69h16l3 12h-16zM146 69h16l3 12h-16zM166 69h15l3 12h-15z"/>`;
const dust =
  '<path class="earth" opacity=".7" d="M100 52h80l8 32h-80z"/><path class="earth" opacity=".5" d="M30 40c30-14 60 6 96-6 30-10 60-6 84 2v14c-30-6-54-8-84 0-34 10-66-8-96 6z"/><path class="stone" d="M84 62h3v3h-3zM94 44h3v3h-3zM196 62h3v3h-3zM206 48h3v3h-3zM144 40h3v3h-3z"/>';
const van =
  '<path class="white" d="M24 146h46v30H24z"/><path class="shade" d="M70 154h14l8 12v10H70z"/><path class="metal" d="M73 157h9l6 8H73z"/><path class="sun" d="M40 154a5 5 0 1 1-.1 0z"/><path class="drop" d="M36 170h20"/><path class="dark" d="M30 178a7 7 0 0 1 14 0zM68 178a7 7 0 0 1 14 0z"/>';
const brush =
  '<path class="line" d="M196 158L168 62"/><path class="clay" d="M156 56h22v6h-22z"/><path class="lit" d="M130 46l2 7 7 2-7 2-2 7-2-7-7-2 7-2zM194 44l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"/><path class="drop" d="M112 88v6M124 90v5"/>';

const frames: Record<(typeof visitSteps)[number], string> = {
  dust: `${sky}<circle class="sun" cx="66" cy="62" r="16"/>${sharedPart}${closedDoor}${dust}`,
  door: `${sky}<circle class="sun" cx="70" cy="46" r="16"/>${sharedPart}${openDoor}${van}`,
  clean: `${sky}<circle class="sun" cx="76" cy="36" r="16"/>${sharedPart}${openDoor}<g transform="translate(-6 0)">${ladder}</g>${brush}`,
  report: `${sky}<path class="clay" opacity=".3" d="M0 60h240v64H0z"/><circle class="sun" cx="60" cy="104" r="16"/>${sharedPart}${closedDoor}<g transform="translate(22 8) scale(.55)">${answer}</g>`,
};

export const partnerVisitStrip: string = strip({ frames, shared: withPanels });

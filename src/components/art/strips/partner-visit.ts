import { sky } from './around-house.ts';
import { bucketAndBrush, openHouse, panels } from './close-up.ts';
import { closedDoor, house, windows } from './day.ts';
import { reportOnTable, seaWindow } from './indoors.ts';
import { sharedPart, strip } from './strip.ts';

/** A visit of the partner who cleans solar panels, from the dust on them to our message. */
export const visitSteps = ['dust', 'door', 'clean', 'report'] as const;

/** The house with panels on its roof. */
const withPanels = `${house}<path class="metal" d="${windows}"/><path class="line" d="M116 87v-5M164 87v-5"/><path class="deep" d="M100 52h80l8 32h-80z"/><path class="sea" d="M103 54h16l3 12h-16zM123 54h16l3 12h-16zM143 54h15l3 12h-15zM162 54h16l3 12h-16zM107 69h16l3 12h-16zM126 69h16l3 12h-16zM146 69h16l3 12h-16zM166 69h15l3 12h-15z"/>`;
const dust =
  '<path class="earth" opacity=".7" d="M100 52h80l8 32h-80z"/><path class="earth" opacity=".5" d="M30 40c30-14 60 6 96-6 30-10 60-6 84 2v14c-30-6-54-8-84 0-34 10-66-8-96 6z"/><path class="stone" d="M84 62h3v3h-3zM94 44h3v3h-3zM196 62h3v3h-3zM206 48h3v3h-3zM144 40h3v3h-3z"/>';
const cleanPanels =
  '<path class="sky" d="M93 52h54v42H93z"/><path class="deep" d="M98 62h40l7 26H98z"/><path class="sea" d="M100 64h11v10h-11zM114 64h11l2 10h-13zM128 64h9l2 10h-9zM100 77h11v9h-11zM114 77h14l2 9h-16zM131 77h9l2 9h-10z"/>';

const frames: Record<(typeof visitSteps)[number], string> = {
  dust: `${sky}<circle class="sun" cx="66" cy="62" r="16"/>${sharedPart}${closedDoor}${dust}`,
  door: `${openHouse}${bucketAndBrush}`,
  clean: panels,
  report: reportOnTable(seaWindow, cleanPanels),
};

export const partnerVisitStrip: string = strip({ frames, shared: withPanels });

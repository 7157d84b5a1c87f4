import { panes, phone, sky, underLens } from './around-house.ts';
import { bag, openHouse, torchAtDoor, underSink } from './close-up.ts';
import { closedDoor, house, litWindows, night } from './day.ts';
import { dawnWindow, reportOnTable, seaWindow } from './indoors.ts';
import { strip } from './strip.ts';

/** What happens after a call: by night, from the leak to the report in the morning, or by day. */
export const callSteps = ['call', 'look', 'repair', 'report'] as const;

const handset =
  '<path class="sea" d="M42 140c0-5 6-6 7-2l2 6c0 2-3 3-3 4 2 4 4 6 7 7 2 0 2-3 4-3l6 3c3 2 0 7-4 6-12-2-19-10-19-21z"/>';

const mended =
  '<path class="dark" d="M93 52h54v42H93z"/><path class="stone" d="M114 52h8v16h12v8h-20z"/><path class="drop" d="M104 52c-3 16 4 22 0 42"/>';

const call = `<path class="drop" d="M104 134v6M122 134v6M113 142v6M104 150v6M122 150v6"/>${underLens(phone + handset, { x: 51, y: 154, scale: 0.7 })}`;

/** Each step up to the repair is nearer to the leak. */
const byNight: Record<(typeof callSteps)[number], string> = {
  call: `${night}${litWindows}${closedDoor}${call}`,
  look: torchAtDoor,
  repair: underSink,
  report: reportOnTable(dawnWindow, mended),
};

const byDay: typeof byNight = {
  call: `${sky}<circle class="sun" cx="120" cy="38" r="17"/>${house}${panes}${closedDoor}${call}`,
  look: `${openHouse}${bag}`,
  repair: underSink,
  report: reportOnTable(seaWindow, mended),
};

export const nightCallStrip: string = strip({ frames: byNight });
export const dayCallStrip: string = strip({ frames: byDay });

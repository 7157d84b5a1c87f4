import { answer, evening, ladder, panes, phone, sky, toolbox } from './around-house.ts';
import { closedDoor, house, openDoor } from './day.ts';
import { sharedPart, strip } from './strip.ts';

/** What happens between a check of the house and the report on the work. */
export const worksSteps = ['check', 'approval', 'work', 'report'] as const;

export type WorksStep = (typeof worksSteps)[number];

const checklist =
  '<path class="white" d="M28 112h56v76H28z"/><path class="wood" d="M44 106h24v11H44z"/><path class="sea" d="M50 128h26v5H50zM50 146h20v5H50zM50 164h24v5H50z"/><path class="pine" d="M34 130l3-3 3 4 5-7 3 3-8 10zM34 148l3-3 3 4 5-7 3 3-8 10zM34 166l3-3 3 4 5-7 3 3-8 10z"/>';
const approved = '<path class="pine" d="M38 152l6-6 5 6 10-14 7 6-16 20z"/>';

const frames: Record<WorksStep, string> = {
  check: `${sky}<circle class="sun" cx="128" cy="60" r="15"/>${sharedPart}${panes}${openDoor}${checklist}`,
  approval: `${sky}<circle class="sun" cx="120" cy="38" r="17"/>${sharedPart}${panes}${closedDoor}${phone}${approved}`,
  work: `${sky}<circle class="sun" cx="148" cy="52" r="16"/>${sharedPart}${panes}${openDoor}${ladder}${toolbox}`,
  report: `${evening}${sharedPart}${panes}${closedDoor}${answer}`,
};

export const worksStrip: string = strip({
  frames: worksSteps,
  shared: house,
  drawn: (step) => frames[step],
});

import { closedDoor, dusk, house, openDoor, windows } from './day.ts';
import { sharedPart, strip } from './strip.ts';

/** What happens after a call at night, from the leak to the report in the morning. */
export const callSteps = ['call', 'look', 'repair', 'report'] as const;

export type CallStep = (typeof callSteps)[number];

const lit = `<path class="lit" d="${windows}"/>`;
const panes = `<path class="metal" d="${windows}"/>`;

const night =
  '<path class="night" d="M0 0h240v200H0z"/><path class="star" d="M60 52h2v2h-2zM150 30h2v2h-2zM178 62h2v2h-2zM96 66h2v2h-2zM128 54h2v2h-2z"/><path class="sun" d="M116 22a17 17 0 1 0 16 24 15 15 0 0 1-16-24z"/>';

const frames: Record<CallStep, { sky: string; front: string }> = {
  call: {
    sky: night,
    front: `${dusk}${lit}${closedDoor}<path class="drop" d="M104 134v6M122 134v6M113 142v6M104 150v6M122 150v6"/><path class="dark" d="M34 118h34a5 5 0 0 1 5 5v62a5 5 0 0 1-5 5H34a5 5 0 0 1-5-5v-62a5 5 0 0 1 5-5z"/><path class="lit" d="M34 126h34v52H34z"/><path class="sea" d="M42 140c0-5 6-6 7-2l2 6c0 2-3 3-3 4 2 4 4 6 7 7 2 0 2-3 4-3l6 3c3 2 0 7-4 6-12-2-19-10-19-21z"/>`,
  },
  look: {
    sky: night,
    front: `${dusk}${lit}${closedDoor}<path class="lit" opacity=".4" d="M84 176l76-34v40z"/><path class="clay" d="M26 184v-12l10-3 8-12h24l10 13 8 3v11z"/><path class="metal" d="M46 160h9v9H39zM58 160h8l7 9H58z"/><path class="dark" d="M32 184a7 7 0 0 1 14 0zM64 184a7 7 0 0 1 14 0z"/>`,
  },
  repair: {
    sky: night,
    front: `${dusk}${lit}${openDoor}<path class="lit" opacity=".45" d="M130 156v-26a9 9 0 0 1 18 0v26l14 30h-46z"/><path class="line" d="M98 160l6-72M112 160l6-72M100 146h13M101 132h13M102 118h13M103 104h13"/><path class="clay" d="M172 168h36v20h-36z"/><path class="wood" d="M184 168v-6h12v6h-4v-2h-4v2zM172 175h36v3h-36z"/>`,
  },
  report: {
    sky: '<path class="sky" d="M0 0h240v200H0z"/><path class="clay" opacity=".3" d="M0 60h240v60H0z"/><circle class="sun" cx="58" cy="106" r="18"/>',
    front: `${panes}${closedDoor}<path class="white" d="M64 30h96a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10h-24l-10 14-2-14H64a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10z"/><path class="sea" d="M84 46h58v5H84zM84 58h38v5H84z"/><path class="pine" d="M64 53l4-4 3 4 7-9 4 4-11 13z"/>`,
  },
};

export const nightCall: string = strip({
  frames: callSteps,
  shared: house,
  drawn: (step) => `${frames[step].sky}${sharedPart}${frames[step].front}`,
});

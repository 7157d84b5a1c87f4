import { windows } from './day.ts';

/** What several strips draw behind, on and in front of the house of `day.ts`. */
export const sky = '<path class="sky" d="M0 0h240v200H0z"/>';
export const evening = `${sky}<path class="clay" opacity=".35" d="M0 0h240v200H0z"/><circle class="sun" cx="62" cy="98" r="18"/>`;
export const panes = `<path class="metal" d="${windows}"/>`;
export const suitcase =
  '<g transform="translate(70 75) scale(.5)"><path class="clay" d="M176 158h34v28h-34z"/><path class="wood" d="M184 158v-8h18v8h-4v-4h-10v4zM182 158h4v28h-4zM200 158h4v28h-4z"/></g>';
export const bigKey =
  '<path class="sun" fill-rule="evenodd" d="M34 142a17 17 0 1 1 16 24l-1 22h-7v-6h-6v-6h6l1-11a17 17 0 0 1-9-23zM49 142a6 6 0 1 0 .1 0z"/>';
export const washingLine =
  '<g transform="translate(50 33) scale(.75)"><path class="line" d="M172 190v-54M228 190v-54M172 140q28 10 56 0"/><path class="white" d="M180 142q9 4 18 4v32h-18zM203 146q8 0 16-4v26h-16z"/><path class="shade" d="M180 172h18v6h-18zM203 162h16v6h-16z"/></g>';
export const phone =
  '<path class="dark" d="M34 118h34a5 5 0 0 1 5 5v62a5 5 0 0 1-5 5H34a5 5 0 0 1-5-5v-62a5 5 0 0 1 5-5z"/><path class="lit" d="M34 126h34v52H34z"/>';
export const toolbox =
  '<g transform="translate(62 70) scale(.55)"><path class="clay" d="M172 168h36v20h-36z"/><path class="wood" d="M184 168v-6h12v6h-4v-2h-4v2zM172 175h36v3h-36z"/></g>';
export const answer =
  '<path class="white" d="M64 30h96a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10h-24l-10 14-2-14H64a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10z"/><path class="sea" d="M84 46h58v5H84zM84 58h38v5H84z"/><path class="pine" d="M64 53l4-4 3 4 7-9 4 4-11 13z"/>';

/** What is too small beside a house, as if under a lens. `x` and `y` are the middle of the drawing. */
export const underLens = (
  drawn: string,
  { x, y, scale = 1 }: { x: number; y: number; scale?: number },
): string =>
  `<circle class="white" cx="46" cy="152" r="31"/><g transform="translate(${46 - x * scale} ${152 - y * scale}) scale(${scale})">${drawn}</g>`;

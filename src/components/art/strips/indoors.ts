/** What several strips draw inside the house: a wall with a window on the sea, and the table before it. */
export const wall = '<path class="shade" d="M0 0h240v200H0z"/>';
export const table = '<path class="wood" d="M0 168h240v32H0z"/>';
export const seaWindow =
  '<path class="white" d="M140 44h72v84h-72z"/><path class="sky" d="M146 50h60v72h-60z"/><path class="island" d="M160 94l14-20 6 2 12 18z"/><path class="sea" d="M146 94h60v28h-60z"/><path class="white" d="M174 50h4v72h-4zM136 128h80v6h-80z"/>';
/** The same window at sunrise, and by night. */
export const dawnWindow = seaWindow.replace(
  '<path class="island"',
  '<path class="clay" opacity=".4" d="M146 50h60v44h-60z"/><circle class="sun" cx="192" cy="88" r="10"/><path class="island"',
);
export const nightWindow = seaWindow
  .replace('class="sky"', 'class="night"')
  .replace('class="island"', 'class="deep"')
  .replace('class="sea"', 'class="deep"')
  .replace(
    '<path class="white" d="M174',
    '<path class="lit" d="M192 60a9 9 0 1 0 8 13 8 8 0 0 1-8-13zM156 62h2v2h-2zM166 78h2v2h-2z"/><path class="white" d="M174',
  );
const plant =
  '<path class="pine" d="M196 142c-4-18-12-26-22-30 6 12 12 22 18 30zM200 142c0-20 8-32 20-38-2 16-8 28-14 38z"/><path class="leaf" d="M194 142c-2-16 0-28 6-38 6 12 6 26 4 38z"/><path class="clay" d="M182 142h34l-5 26h-24z"/>';
/** A telephone on the table; its screen is 60 wide and 100 high, from 90, 48. */
export const tallPhone =
  '<path class="dark" d="M90 36h60a9 9 0 0 1 9 9v114a9 9 0 0 1-9 9H90a9 9 0 0 1-9-9V45a9 9 0 0 1 9-9z"/><path class="white" d="M87 46h66v108H87z"/>';
/** A message on its screen, below a photograph of 54 × 42 from 93, 52. */
const message =
  '<path class="pine" d="M94 110l5-5 4 5 9-12 5 4-14 18z"/><path class="sea" d="M120 104h27v5h-27z"/><path class="shade" d="M93 124h54v6H93zM93 138h38v6H93z"/>';
export const room = (window: string, ground = wall): string =>
  `${ground}<g transform="translate(-118)">${window}</g>${table}${plant}`;
export const onTable = (window: string, phone: string, ground = wall): string =>
  `${room(window, ground)}${tallPhone}${phone}`;
/** The report on the work is read at the other end of the table. */
export const reportOnTable = (window: string, photo: string): string =>
  `${wall}${window}${table}<g transform="translate(-152)">${plant}</g><g transform="translate(-8)">${tallPhone}${photo}${message}</g>`;

export const bedroom = `${wall}<g transform="translate(-16 -14)">${seaWindow}</g><path class="earth" d="M0 174h240v26H0z"/><path class="wood" d="M14 104h12v84H14zM26 128h6v50h-6z"/><path class="white" d="M26 142h172v30H26z"/><path class="foam" d="M32 134h40"/><path class="white" d="M32 122h46a8 8 0 0 1 8 8v12H32z"/><path class="sea" d="M112 142h86v30h-86z"/><path class="deep" d="M112 142h10v30h-10z"/><path class="wood" d="M190 172h8v16h-8z"/><path class="clay" d="M132 132h36v10h-36z"/><path class="sun" d="M136 123h28v9h-28z"/>`;
export const checklist =
  '<path class="white" d="M62 122h60v70H62z"/><path class="wood" d="M80 116h24v12H80z"/><path class="sea" d="M86 140h28v5H86zM86 157h22v5H86zM86 174h26v5H86z"/><path class="pine" d="M69 142l3-3 3 4 6-8 3 3-9 11zM69 159l3-3 3 4 6-8 3 3-9 11zM69 176l3-3 3 4 6-8 3 3-9 11z"/>';

/** What several strips draw inside the house: a wall with a window on the sea, and the table before it. */
export const wall = '<path class="shade" d="M0 0h240v200H0z"/>';
export const table = '<path class="wood" d="M0 168h240v32H0z"/>';
export const seaWindow =
  '<path class="white" d="M140 44h72v84h-72z"/><path class="sky" d="M146 50h60v72h-60z"/><path class="island" d="M160 94l14-20 6 2 12 18z"/><path class="sea" d="M146 94h60v28h-60z"/><path class="white" d="M174 50h4v72h-4zM136 128h80v6h-80z"/>';
export const plant =
  '<path class="pine" d="M196 142c-4-18-12-26-22-30 6 12 12 22 18 30zM200 142c0-20 8-32 20-38-2 16-8 28-14 38z"/><path class="leaf" d="M194 142c-2-16 0-28 6-38 6 12 6 26 4 38z"/><path class="clay" d="M182 142h34l-5 26h-24z"/>';
/** A telephone on the table; its screen is 60 wide and 100 high, from 90, 48. */
export const tallPhone =
  '<path class="dark" d="M90 36h60a9 9 0 0 1 9 9v114a9 9 0 0 1-9 9H90a9 9 0 0 1-9-9V45a9 9 0 0 1 9-9z"/><path class="white" d="M87 46h66v108H87z"/>';

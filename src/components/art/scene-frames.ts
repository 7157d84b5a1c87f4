/**
 * The shapes in which a scene is shown. `arch` is only the arched opening. `wall` and `band` include a wall around it, and
 * replace missing photos.
 */
export const sceneSizes = {
  arch: { width: 160, height: 200 },
  wall: { width: 320, height: 200 },
  band: { width: 640, height: 200 },
} as const;

const arch = 'M0 200V80a80 80 0 0 1 160 0v120';

export const opening = `<clipPath id="a"><path d="${arch}"/></clipPath>`;

/** The ring keeps the white walls of a drawing apart from a white page. */
export const inArch = (drawn: string): string =>
  `<g clip-path="url(#a)">${drawn}<path class="ring" d="${arch}"/></g>`;

/** Puts a scene into its opening, and the opening into its wall. */
export const framed = {
  arch: (drawn: string) => opening + inArch(drawn),
  wall: (drawn: string) => inWall(drawn, { left: 104, width: 320, sunlit: 'M0 0h196L60 200H0z' }),
  band: (drawn: string) => inWall(drawn, { left: 400, width: 640, sunlit: 'M120 0h400L384 200H0z' }) + bench,
} as const satisfies Record<keyof typeof sceneSizes, (drawn: string) => string>;

/** A plant, a basket and a cushion on a bench along the wall, which a wide drawing has place for. */
const bench = [
  '<path class="under" d="M64 176h252v5H64z"/><path class="sill" d="M56 166h268v10H56z"/>',
  '<path class="pine" d="M122 128c-2-22-14-36-28-44 4 18 12 34 22 44zM126 128c2-22 14-36 28-44-4 18-12 34-22 44z"/>',
  '<path class="leaf" d="M118 128c-4-20-3-42 6-60 9 18 10 40 6 60z"/>',
  '<path class="clay" d="M106 126h36v8h-36zM109 134h30l-4 32h-22z"/>',
  '<path class="wood" d="M188 146h44l-5 20h-34z"/><path class="line" d="M192 146c2-24 34-24 36 0"/>',
  '<path class="earth" d="M256 146h44a6 6 0 0 1 6 6v14h-56v-14a6 6 0 0 1 6-6z"/>',
].join('');

const inWall = (drawn: string, { left, width, sunlit }: { left: number; width: number; sunlit: string }) =>
  [
    `<path class="plaster" d="M0 0h${width}v200H0z"/><path class="sunlit" d="${sunlit}"/>${opening}`,
    `<g transform="translate(${left} 28)"><g transform="scale(.7)">`,
    '<path class="frame" d="M-9 200V80a89 89 0 0 1 178 0v120z"/>',
    `<g clip-path="url(#a)">${drawn}</g></g>`,
    '<path class="sill" d="M-14 140h140v7H-14z"/><path class="under" d="M-10 147h132v4H-10z"/></g>',
  ].join('');

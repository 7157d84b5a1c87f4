import { createHash } from 'node:crypto';
import { darkColours, lightColours } from '#core/colours.ts';
import { scenes, type Scene } from './scenes.ts';

export const scenePath = (drawing: Drawing): string => `/scenes/${sceneFileName(drawing)}.svg`;

/** @example sceneFileName({ scene: 'pool', shape: 'wall' }) // => 'pool-wall.1f0c9a3b' */
export function sceneFileName(drawing: Drawing): string {
  const name = `${drawing.scene}-${drawing.shape}`;
  const digest = (digests[name] ??= createHash('sha256')
    .update(sceneFile(drawing))
    .digest('hex')
    .slice(0, 8));
  return `${name}.${digest}`;
}

const digests: Record<string, string> = {};

export function sceneFile({ scene, shape }: Drawing): string {
  const drawn = shapes[shape].around(scenes[scene].trim().replaceAll(/\n\s*/g, ''));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sceneSizes[shape].width} ${sceneSizes[shape].height}"><style>${stylesOf(drawn)}</style>${drawn}</svg>`;
}

/** The view boxes: `arch` shows only the opening. `wall` and `band` also show the wall, and appear instead of a photo. */
export const sceneSizes = {
  arch: { width: 160, height: 200 },
  wall: { width: 320, height: 200 },
  band: { width: 640, height: 200 },
} as const;

const arch = 'M0 200V80a80 80 0 0 1 160 0v120z';

const opening = `<clipPath id="a"><path d="${arch}"/></clipPath>`;

const shapes = {
  arch: { around: (drawn: string) => `${opening}<g clip-path="url(#a)">${drawn}</g>` },
  wall: {
    around: (drawn: string) => inWall(drawn, { left: 104, width: 320, sunlit: 'M0 0h196L60 200H0z' }),
  },
  band: {
    around: (drawn: string) => inWall(drawn, { left: 400, width: 640, sunlit: 'M120 0h400L384 200H0z' }),
  },
} as const;

const inWall = (drawn: string, { left, width, sunlit }: { left: number; width: number; sunlit: string }) =>
  [
    `<path class="plaster" d="M0 0h${width}v200H0z"/><path class="sunlit" d="${sunlit}"/>${opening}`,
    `<g transform="translate(${left} 28)"><g transform="scale(.7)">`,
    '<path class="frame" d="M-9 200V80a89 89 0 0 1 178 0v120z"/>',
    `<g clip-path="url(#a)">${drawn}</g></g>`,
    '<path class="sill" d="M-14 140h140v7H-14z"/><path class="under" d="M-10 147h132v4H-10z"/></g>',
  ].join('');

/** Maps each class to its fill colour. The classes `foam`, `line` and `drop` colour strokes instead. */
const fills: Record<string, keyof typeof lightColours> = {
  ...{ sky: 'art-haze', night: 'art-night', star: 'art-wall', white: 'art-wall', shade: 'art-wall-shade' },
  ...{ dark: 'art-wall-dark', sun: 'art-sun', lit: 'art-lamp', sea: 'art-sea', deep: 'art-sea-deep' },
  // Windows are sea blue by day and lit at night.
  ...{ metal: 'art-window', island: 'art-island', wood: 'art-wood', clay: 'art-clay', pine: 'art-pine' },
  ...{ 'pine-dark': 'art-pine-dark', leaf: 'art-leaf', earth: 'art-earth', stone: 'art-stone' },
  ...{ plaster: 'art-haze', frame: 'paper', sill: 'paper', under: 'line', sunlit: 'paper' },
};

const strokes: Record<string, { colour: keyof typeof lightColours; width: number }> = {
  line: { colour: 'art-wood', width: 3 },
  foam: { colour: 'art-foam', width: 2.5 },
  drop: { colour: 'art-sea', width: 3 },
};

function stylesOf(drawn: string): string {
  const used = new Set([...drawn.matchAll(/class="([\w-]+)"/g)].map(([, name = '']) => name));
  const lines = (colours: Partial<Record<string, string>>) =>
    [...used]
      .map((name) => {
        const stroke = strokes[name];
        const colour = colours[stroke?.colour ?? fills[name] ?? ''];
        if (colour === undefined) return '';
        return stroke === undefined ? `.${name}{fill:${colour}}` : `.${name}{stroke:${colour}}`;
      })
      .join('');
  const drawnLines = [...used].flatMap((name) => {
    const stroke = strokes[name];
    return stroke === undefined
      ? []
      : [`.${name}{fill:none;stroke-width:${stroke.width};stroke-linecap:round;stroke-linejoin:round}`];
  });
  const soft = used.has('plaster') ? '.plaster{opacity:.55}.sunlit{opacity:.5}' : '';
  return `${drawnLines.join('')}${soft}${lines(lightColours)}@media(prefers-color-scheme:dark){${lines(darkColours)}}`;
}

export type Drawing = { scene: Scene; shape: keyof typeof sceneSizes };

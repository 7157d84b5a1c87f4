import { hash } from 'node:crypto';
import { darkColours, lightColours } from '#core/colours.ts';
import { singleServices } from '#core/services.ts';
import { cleaningStrip } from './strips/cleaning-dates.ts';
import { day } from './strips/day.ts';
import { guestStay } from './strips/guest-stay.ts';
import { keyPlacesStrip } from './strips/key-places.ts';
import { nightCall } from './strips/night-call.ts';
import { partnerVisit } from './strips/partner-visit.ts';
import { paymentStrip } from './strips/payment-steps.ts';
import { poolYear } from './strips/pool-year.ts';
import { tap } from './scenes/tap.ts';
import { scenes, type Scene } from './scenes.ts';
import { frameWidth } from './strips/strip.ts';
import { worksStrip } from './strips/works-steps.ts';

/** A scene is a file of its own, so that pages stay small. Its name changes with its content, for caching. */
export const scenePath = (drawing: Drawing): string => `/scenes/${sceneFileName(drawing)}.svg`;

/** @example sceneFileName({ scene: 'pool', shape: 'wall' }) // => 'pool-wall.1f0c9a3b' */
export function sceneFileName(drawing: Drawing): string {
  const name = typeof drawing === 'string' ? drawing : `${drawing.scene}-${drawing.shape}`;
  const digest = (digests[name] ??= hash('sha256', sceneFile(drawing)).slice(0, 8));
  return `${name}.${digest}`;
}

const digests: Record<string, string> = {};

export function sceneFile(drawing: Drawing): string {
  if (drawing === 'services') return svgFile(servicesInRow(), { width: 160 * (singleServices.length + 1) });
  if (typeof drawing === 'string') return svgFile(strips[drawing], { width: frameWidth * 4 });
  const { scene, shape } = drawing;
  return svgFile(shapes[shape].around(oneLine(scene)), sceneSizes[shape]);
}

/** Four moments each, which `Moments.astro` shows with their words. */
const strips = {
  day,
  poolYear,
  nightCall,
  guestStay,
  keyPlaces: keyPlacesStrip,
  cleaningDates: cleaningStrip,
  worksSteps: worksStrip,
  paymentSteps: paymentStrip,
  partnerVisit,
};

export type StripName = keyof typeof strips;

function svgFile(drawn: string, { width }: { width: number }): string {
  const dark = `@media(prefers-color-scheme:dark){${coloursOf(drawn, darkColours)}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 200"><style>${stylesOf(drawn)}${dark}</style>${drawn}</svg>`;
}

/**
 * The home page loads one file for all services and the photograph of its report. The URL fragment `#pool` shows only
 * the pool drawing.
 */
const servicesInRow = (): string =>
  [...singleServices.map((id) => ({ id, drawn: inArch(oneLine(id)) })), { id: 'tap', drawn: tap }]
    .map(
      ({ id, drawn }, index) =>
        `<view id="${id}" viewBox="${160 * index} 0 160 200"/><g transform="translate(${160 * index})">${drawn}</g>`,
    )
    .join('') + opening;

const oneLine = (scene: Scene): string => scenes[scene].trim().replaceAll(/\n\s*/g, '');

/** Returns the shapes of a scene with the styles of light mode, for an SVG of 160 × 200. */
export const lightScene = (scene: Scene): string =>
  `<style>${stylesOf(scenes[scene])}</style>${scenes[scene]}`;

/** `arch` is only the arched opening with the scene. `wall` and `band` include a wall, and replace missing photos. */
export const sceneSizes = {
  arch: { width: 160, height: 200 },
  wall: { width: 320, height: 200 },
  band: { width: 640, height: 200 },
} as const;

const arch = 'M0 200V80a80 80 0 0 1 160 0v120';

const opening = `<clipPath id="a"><path d="${arch}"/></clipPath>`;

/** The ring keeps the white walls of a drawing apart from a white page. */
const inArch = (drawn: string): string =>
  `<g clip-path="url(#a)">${drawn}<path class="ring" d="${arch}"/></g>`;

const shapes = {
  arch: { around: (drawn: string) => opening + inArch(drawn) },
  wall: {
    around: (drawn: string) => inWall(drawn, { left: 104, width: 320, sunlit: 'M0 0h196L60 200H0z' }),
  },
  band: {
    around: (drawn: string) =>
      inWall(drawn, { left: 400, width: 640, sunlit: 'M120 0h400L384 200H0z' }) + bench,
  },
} as const;

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

/** Maps each class to its fill colour. The classes `foam`, `line` and `drop` colour strokes instead. */
const fills: Record<string, keyof typeof lightColours> = {
  sky: 'art-haze',
  night: 'art-night',
  star: 'art-wall',
  white: 'art-wall',
  shade: 'art-wall-shade',
  dark: 'art-wall-dark',
  sun: 'art-sun',
  lit: 'art-lamp',
  sea: 'art-sea',
  deep: 'art-sea-deep',
  // `metal` fills window panes and the door key: sea blue in light mode, and the yellow of lamps in dark mode.
  metal: 'art-window',
  island: 'art-island',
  wood: 'art-wood',
  clay: 'art-clay',
  pine: 'art-pine',
  'pine-dark': 'art-pine-dark',
  leaf: 'art-leaf',
  earth: 'art-earth',
  stone: 'art-stone',
  plaster: 'art-haze',
  frame: 'paper',
  sill: 'paper',
  under: 'line',
  sunlit: 'paper',
};

const strokes: Record<string, { colour: keyof typeof lightColours; width: number }> = {
  line: { colour: 'art-wood', width: 3 },
  foam: { colour: 'art-foam', width: 2.5 },
  drop: { colour: 'art-sea', width: 3 },
  ring: { colour: 'art-wall-dark', width: 2 },
};

function stylesOf(drawn: string): string {
  const drawnLines = classesIn(drawn).flatMap((name) => {
    const stroke = strokes[name];
    return stroke === undefined
      ? []
      : [`.${name}{fill:none;stroke-width:${stroke.width};stroke-linecap:round;stroke-linejoin:round}`];
  });
  const soft = drawn.includes('class="plaster"') ? '.plaster{opacity:.55}.sunlit{opacity:.5}' : '';
  return `${drawnLines.join('')}${soft}${coloursOf(drawn, lightColours)}`;
}

const coloursOf = (drawn: string, colours: Partial<Record<string, string>>): string =>
  classesIn(drawn)
    .map((name) => {
      const stroke = strokes[name];
      const colour = colours[stroke?.colour ?? fills[name] ?? ''];
      if (colour === undefined) return '';
      return stroke === undefined ? `.${name}{fill:${colour}}` : `.${name}{stroke:${colour}}`;
    })
    .join('');

const classesIn = (drawn: string): string[] => [
  ...new Set([...drawn.matchAll(/class="([\w-]+)"/g)].map(([, name = '']) => name)),
];

export const drawings = (): Drawing[] => [
  ...(Object.keys(scenes) as Scene[]).flatMap((scene) =>
    (['arch', 'wall', 'band'] as const).map((shape) => ({ scene, shape })),
  ),
  'services',
  ...(Object.keys(strips) as StripName[]),
];

export type Drawing = { scene: Scene; shape: keyof typeof sceneSizes } | 'services' | StripName;

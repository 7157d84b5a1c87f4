import { hash } from 'node:crypto';
import { services } from '#core/services.ts';
import { cleaningStrip } from './strips/cleaning-dates.ts';
import { dayStrip } from './strips/day.ts';
import { guestStayStrip } from './strips/guest-stay.ts';
import { keyPlacesStrip } from './strips/key-places.ts';
import { dayCallStrip, nightCallStrip } from './strips/night-call.ts';
import { partnerVisitStrip } from './strips/partner-visit.ts';
import { paymentStrip } from './strips/payment-steps.ts';
import { poolYearStrip } from './strips/pool-year.ts';
import { bedroom } from './photographs/bedroom.ts';
import { darkStyles, lightStyles, sameStyles } from './scene-colours.ts';
import { framed, inArch, opening, sceneSizes } from './scene-frames.ts';
import { scenes, type Scene } from './scenes.ts';
import { tap } from './photographs/tap.ts';
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
  if (drawing === 'services') {
    const drawn = servicesInRow();
    const byDay = darkStyles(oneLine('cleaning'), { isByDay: true, within: '#d ' });
    const dark = darkStyles(drawn) + byDay + sameStyles(tap, '#p ');
    return svgFile(drawn, { width: 160 * inRow().length, dark });
  }
  // A photograph is a print, which has no dark mode.
  if (drawing === 'bedroom') return svgFile(bedroom, { width: 160 });
  if (typeof drawing === 'string') {
    const drawn = strips[drawing];
    // Its section is dark in both modes, so its days and nights look the same in both.
    return svgFile(drawn, { width: frameWidth * 4 });
  }
  const { scene, shape } = drawing;
  const drawn = framed[shape](oneLine(scene));
  return svgFile(drawn, { ...sceneSizes[shape], dark: darkStyles(drawn, { isByDay: byDay.has(scene) }) });
}

/** Four moments each, which `Moments.astro` shows with their words. */
const strips = {
  day: dayStrip,
  poolYear: poolYearStrip,
  nightCall: nightCallStrip,
  dayCall: dayCallStrip,
  guestStay: guestStayStrip,
  keyPlaces: keyPlacesStrip,
  cleaningDates: cleaningStrip,
  worksSteps: worksStrip,
  paymentSteps: paymentStrip,
  partnerVisit: partnerVisitStrip,
};

export type StripName = keyof typeof strips;

/** Laundry and solar panels need the sun, and hands keep their colour, also in dark mode. */
const byDay: ReadonlySet<Scene> = new Set(['cleaning', 'solar', 'keysNear']);

const svgFile = (drawn: string, { width, dark = '' }: { width: number; dark?: string }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 200"><style>${lightStyles(drawn)}${dark}</style>${drawn}</svg>`;

/**
 * The home page loads one file for all services and the photograph of its report. The URL fragment `#pool` shows only the
 * pool drawing.
 */
const servicesInRow = (): string =>
  inRow()
    .map(
      ({ id, drawn }, index) =>
        `<view id="${id}" viewBox="${160 * index} 0 160 200"/><g transform="translate(${160 * index})">${drawn}</g>`,
    )
    .join('') + opening;

const inRow = () => [
  ...services.map((id) => {
    const drawn = inArch(oneLine(id));
    return { id, drawn: byDay.has(id) ? `<g id="d">${drawn}</g>` : drawn };
  }),
  { id: 'tap', drawn: `<g id="p">${tap}</g>` },
];

const oneLine = (scene: Scene): string => scenes[scene].trim().replaceAll(/\n\s*/g, '');

/** Returns the shapes of a scene with the styles of light mode, for an SVG of 160 × 200. */
export const lightScene = (scene: Scene): string =>
  `<style>${lightStyles(scenes[scene])}</style>${scenes[scene]}`;

export const drawings = (): Drawing[] => [
  ...(Object.keys(scenes) as Scene[]).flatMap((scene) =>
    (Object.keys(sceneSizes) as Shape[]).map((shape) => ({ scene, shape })),
  ),
  'services',
  'bedroom',
  ...(Object.keys(strips) as StripName[]),
];

type Shape = keyof typeof sceneSizes;

export type Drawing = { scene: Scene; shape: Shape } | 'services' | 'bedroom' | StripName;

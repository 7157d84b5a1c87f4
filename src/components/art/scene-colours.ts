/** The colours of a drawing’s classes. A file of a drawing contains only the styles of its own classes. */
import { darkColours, lightColours } from '#core/colours.ts';

/** Maps each class to its fill colour. The classes `foam`, `line` and `drop` colour strokes instead. */
const fills: Record<string, Colour> = {
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

const strokes: Record<string, { colour: Colour; width: number }> = {
  line: { colour: 'art-wood', width: 3 },
  foam: { colour: 'art-foam', width: 2.5 },
  drop: { colour: 'art-sea', width: 3 },
  ring: { colour: 'art-wall-dark', width: 2 },
};

export function lightStyles(drawn: string): string {
  const drawnLines = classesIn(drawn).flatMap((name) => {
    const stroke = strokes[name];
    return stroke === undefined
      ? []
      : [`.${name}{fill:none;stroke-width:${stroke.width};stroke-linecap:round;stroke-linejoin:round}`];
  });
  const soft = drawn.includes('class="plaster"') ? '.plaster{opacity:.55}.sunlit{opacity:.5}' : '';
  return `${drawnLines.join('')}${soft}${coloursOf(classesIn(drawn), lightColours)}`;
}

/**
 * The colours of dark mode, for a file that has the styles of light mode too. `isByDay`: the sun must stay a sun, so day
 * becomes dusk instead of night. `within` is a selector of the part of the file that is by day.
 */
export function darkStyles(drawn: string, { isByDay = false, within = '' } = {}): string {
  const names = classesIn(drawn);
  const inside = isByDay ? names.filter((name) => !aroundScene.has(name)) : [];
  const styles =
    (within === '' ? coloursOf(names, darkColours) : '') + coloursOf(inside, duskColours, within);
  return `@media(prefers-color-scheme:dark){${styles}}`;
}

/** The colours of light mode for the part of a file that looks the same in dark mode. */
export const sameStyles = (drawn: string, within: string): string =>
  `@media(prefers-color-scheme:dark){${coloursOf(classesIn(drawn), lightColours, within)}}`;

const aroundScene: ReadonlySet<string> = new Set(['plaster', 'frame', 'sill', 'under', 'sunlit', 'ring']);

/** The colours of the sky and what it lights, between those of both modes. No lamp is lit yet. */
const duskColours = {
  ...Object.fromEntries(
    (['art-haze', 'art-island', 'art-sea', 'art-wall', 'art-wall-shade'] as const).map((name) => [
      name,
      between(lightColours[name], darkColours[name]),
    ]),
  ),
  'art-earth': lightColours['art-earth'],
  'art-stone': lightColours['art-stone'],
  'art-sun': lightColours['art-sun'],
  'art-window': lightColours['art-window'],
};

function between(one: string, other: string): string {
  const parts = [one, other].map((colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)));
  const mixed = [0, 1, 2].map((at) => Math.round(0.4 * (parts[0]?.[at] ?? 0) + 0.6 * (parts[1]?.[at] ?? 0)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const coloursOf = (names: string[], colours: Partial<Record<string, string>>, within = ''): string =>
  names
    .map((name) => {
      const stroke = strokes[name];
      const colour = colours[stroke?.colour ?? fills[name] ?? ''];
      if (colour === undefined) return '';
      return `${within}.${name}{${stroke === undefined ? 'fill' : 'stroke'}:${colour}}`;
    })
    .join('');

const classesIn = (drawn: string): string[] => [
  ...new Set([...drawn.matchAll(/class="([\w-]+)"/g)].map(([, name = '']) => name)),
];

type Colour = keyof typeof lightColours;

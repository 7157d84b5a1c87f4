/** The colours of a drawing’s classes. A file of a drawing contains only the styles of its own classes. */
import { darkColours, lightColours } from '#core/colours.ts';

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

export function lightStyles(drawn: string): string {
  const drawnLines = classesIn(drawn).flatMap((name) => {
    const stroke = strokes[name];
    return stroke === undefined
      ? []
      : [`.${name}{fill:none;stroke-width:${stroke.width};stroke-linecap:round;stroke-linejoin:round}`];
  });
  const soft = drawn.includes('class="plaster"') ? '.plaster{opacity:.55}.sunlit{opacity:.5}' : '';
  return `${drawnLines.join('')}${soft}${coloursOf(drawn, lightColours)}`;
}

/** The colours of dark mode, for a file that has the styles of light mode too. */
export const darkStyles = (drawn: string): string =>
  `@media(prefers-color-scheme:dark){${coloursOf(drawn, darkColours)}}`;

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

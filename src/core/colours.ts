/** The brand colours of light mode. Each colour has the name of its CSS custom property. */
export const lightColours = {
  paper: '#ffffff',
  mist: '#f1f6f6',
  line: '#d5e1e2',
  ink: '#11303b',
  'ink-soft': '#456069',
  sea: '#0d5c75',
  'sea-strong': '#0a4658',
  'on-sea': '#ffffff',
  deep: '#0e2f3a',
  'on-deep': '#eaf3f3',
  'on-deep-soft': '#b2c9cd',
  pine: '#2d6350',
  sun: '#e2a43b',
  clay: '#b4573b',
  alarm: '#a5301f',
  'art-sun': '#f2c063',
  'art-haze': '#cfe2e6',
  'art-island': '#9dc0c9',
  'art-sea': '#4f9db1',
  'art-sea-deep': '#23748c',
  'art-foam': '#d9edef',
  'art-wall': '#faf6ec',
  'art-wall-shade': '#dfe8e6',
  'art-wall-dark': '#bccfd0',
  'art-window': '#2e6d80',
  'art-wood': '#8d6a4b',
  'art-clay': '#c97a55',
  'art-pine': '#35705a',
  'art-pine-dark': '#22503f',
  'art-leaf': '#6d9a6c',
  'art-earth': '#e6d5b4',
  'art-stone': '#cdbb98',
  'art-night': '#163a4b',
  'art-lamp': '#ffd27a',
} as const;

/** The dark values of the colours that differ in dark mode. All other colours are the same in both modes. */
export const darkColours = {
  paper: '#0c1d25',
  mist: '#12272f',
  line: '#2a444e',
  ink: '#e9f1f1',
  'ink-soft': '#a9c0c5',
  sea: '#82c6d8',
  'sea-strong': '#a5d8e5',
  'on-sea': '#06222c',
  deep: '#081419',
  pine: '#8fc4ab',
  sun: '#f0bd62',
  clay: '#e59a7e',
  alarm: '#ff9d8c',
  'art-sun': '#f6e3b4',
  'art-haze': '#1b3641',
  'art-island': '#23454f',
  'art-sea': '#1d5162',
  'art-sea-deep': '#153c4a',
  'art-foam': '#3c7182',
  'art-wall': '#c3d0d2',
  'art-wall-shade': '#93a9ae',
  'art-wall-dark': '#6c878e',
  'art-window': lightColours['art-lamp'],
  'art-wood': '#6d5440',
  'art-clay': '#a3644a',
  'art-pine': '#23503f',
  'art-pine-dark': '#17392d',
  'art-leaf': '#46704d',
  'art-earth': '#3d4a44',
  'art-stone': '#59625a',
} as const satisfies Partial<Record<keyof typeof lightColours, string>>;

/** These colours are the same in light and dark mode, because their background is nearly the same in both modes. */
const constantColours = {
  'on-sun': lightColours.ink,
  'sun-on-deep': darkColours.sun,
  'ink-on-white': lightColours.deep,
  'line-on-deep': lightColours.line,
};

/**
 * Returns the colours as CSS custom properties, for pages or for drawings.
 * @example colourProperties('page') // => ':root{--paper:#ffffff;…}@media (prefers-color-scheme: dark){:root{--paper:#0c1d25;…}}'
 */
export const colourProperties = (of: 'page' | 'drawings'): string =>
  `:root{${propertiesOf({ ...lightColours, ...constantColours }, of)}}
@media (prefers-color-scheme: dark){:root{${propertiesOf(darkColours, of)}}}`;

function propertiesOf(colours: Record<string, string>, of: 'page' | 'drawings'): string {
  return Object.entries(colours)
    .filter(([name]) => name.startsWith('art-') === (of === 'drawings'))
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

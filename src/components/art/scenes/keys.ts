/** The bars of a digit, as on a display, from its top to its bottom. */
const bars = [
  'M0 0h4v1.200H0z',
  'M0 0h1.200v4H0z',
  'M2.800 0H4v4H2.800z',
  'M0 3.200h4v1.200H0z',
  'M0 4h1.200v3.600H0z',
  'M2.800 4H4v3.600H2.800z',
  'M0 6.400h4v1.200H0z',
];
const barsOf = { 1: [2, 5], 2: [0, 2, 3, 4, 6], 4: [1, 2, 3, 5], 7: [0, 2, 5] };

const digit = (of: keyof typeof barsOf, x: number): string =>
  `<path class="white" transform="translate(${x} 18)" d="${barsOf[of].map((bar) => bars[bar]).join('')}"/>`;

/** A key on its hook, and the tag that has a number instead of a name. */
const hung = (tens: 1 | 2, ones: 4 | 7, place: number): string =>
  `<g transform="translate(${49 + (place % 3) * 24} ${place < 3 ? 38 : 77})"><path class="metal" fill-rule="evenodd" d="M5 4a5 5 0 0 1 1.200 9.800V32h4v2.500H6.200v2h3V39H3.800V13.800A5 5 0 0 1 5 4zm0 3a2 2 0 1 0 .1 0z"/><path class="clay" fill-rule="evenodd" d="M13 9l7 5v16H6V14zm0 3a1.500 1.500 0 1 0 .1 0z"/><path class="dark" d="M4 0h10v2.500H10V9H8V2.500H4z"/>${digit(tens, 8.5)}${digit(ones, 13.5)}</g>`;

/** A cabinet whose wooden door has a lock and is ajar. */
export const keyCabinet = [
  '<path class="dark" opacity=".4" d="M40 34h94v96H40z"/><path class="wood" d="M36 28h90a4 4 0 0 1 4 4v88a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V32a4 4 0 0 1 4-4z"/><path class="white" d="M40 36h82v80H40z"/><path class="shade" d="M40 36h82v4H40zM40 76h82v3H40z"/>',
  hung(1, 4, 1) + hung(1, 7, 2) + hung(2, 4, 4) + hung(2, 7, 5),
  '<path class="dark" opacity=".25" d="M62 36h12v80H62z"/><path class="wood" d="M34 30l30-8v108l-30-8z"/><path class="earth" d="M64 22h3v108h-3z"/><path class="sun" d="M57 66h6v20h-6z"/><path class="dark" d="M60 71a2 2.500 0 0 1 1 4.700v5.300h-2v-5.300a2 2.500 0 0 1 1-4.700z"/>',
].join('');

/** The cabinet in a hall, above the post. */
export const keys = `
<path class="shade" d="M0 0h160v200H0z"/>
<path class="white" opacity=".6" d="M74 0h86v64L112 150H26z"/>
${keyCabinet}
<path class="wood" d="M0 162h160v8H0zM6 170h148v30H6z"/>
<path class="line" opacity=".45" d="M80 174v26M14 176h58v24H14zM88 176h58v24H88z"/>
<path class="sun" d="M43 184a3 3 0 1 1 .1 0zM117 184a3 3 0 1 1 .1 0z"/>
<path class="shade" d="M66 146l44-6 3 20-44 4z"/>
<path class="white" d="M60 148h48v14H60z"/>
<path class="clay" d="M98 150h7v6h-7z"/>
<path class="dark" d="M60 148h48l-24 9z" opacity=".4"/>
<path class="pine" d="M30 140c-8-8-12-18-12-30 8 7 12 17 13 29 1-14 6-24 15-30-1 12-6 22-14 31z"/>
<path class="leaf" d="M29 142c-10-4-16-10-20-19 10 2 17 9 21 18 3-9 9-15 19-17-3 9-9 15-18 19z"/>
<path class="clay" d="M20 138h20l-3 24H23z"/>
<path class="sun" d="M128 150a6 6 0 1 1 .1 0zM138 150a6 6 0 1 1 .1 0z"/>
<path class="white" d="M116 148h34c0 10-8 14-17 14s-17-4-17-14z"/>
`;

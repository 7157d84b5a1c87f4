import { sharedPart, strip } from './strip.ts';

/** The same pool in four seasons. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;

const garden = `
<path class="sea" d="M0 108h240v22H0z"/>
<path class="island" d="M128 110l12-16 10-20 9 6 8 18 14 12z"/>
<path class="leaf" d="M0 126c60-10 180-8 240-2v12H0z"/>
<path class="shade" d="M0 130h240v70H0z"/>
<path class="white" d="M18 76h82v58H18zM14 69h90v8H14z"/>
<path class="dark" d="M62 134v-26a8 8 0 0 1 16 0v26z"/>
<path class="metal" d="M34 90h14v16H34z"/>
<path class="white" d="M70 144h120l36 56H34z"/>
<path class="sea" d="M76 150h108l30 50H46z"/>
<path class="deep" d="M76 150h108l4 7H72z"/>
`;

const trunk =
  '<path class="line" d="M206 148c3-18-1-34-4-46M203 116c6-6 10-8 14-16M202 112c-6-6-8-8-12-14"/>';

const frames: Record<(typeof seasons)[number], string> = {
  spring: `<path class="sky" d="M0 0h240v200H0z"/><circle class="sun" cx="152" cy="62" r="15"/>${sharedPart}${trunk}<path class="white" d="M180 100c-2-12 8-18 14-14 4-10 20-8 20 2 10 0 14 12 4 16-6 8-18 6-22 2-8 4-16 0-16-6z"/><path class="clay" d="M188 92h4v4h-4zM200 88h4v4h-4zM210 96h4v4h-4zM196 102h4v4h-4zM216 102h4v4h-4zM184 140h3v3h-3zM214 146h3v3h-3z"/><path class="line" d="M96 126l30 52"/><path class="wood" d="M114 176h24v6h-24z"/><path class="foam" d="M146 176h26M150 186h18"/>`,
  summer: `<path class="sky" d="M0 0h240v200H0z"/><circle class="sun" cx="138" cy="46" r="19"/>${sharedPart}${trunk}<path class="pine" d="M176 104c-4-16 10-22 18-16 6-12 24-8 24 4 12 2 12 16 2 18-8 8-20 6-24 2-8 4-18 0-20-8z"/><path class="line" d="M46 168v-46"/><path class="clay" d="M16 128a30 20 0 0 1 60 0z"/><path class="wood" d="M28 160h32l8-8h6l-10 14H28z"/><path class="sun" fill-rule="evenodd" d="M118 172a16 7 0 1 0 32 0a16 7 0 1 0-32 0zM127 172a7 3 0 1 1 14 0a7 3 0 1 1-14 0z"/><path class="foam" d="M92 186c7-5 13 5 20 0s13 5 20 0M160 182c6-4 11 4 17 0"/>`,
  autumn: `<path class="sky" d="M0 0h240v200H0z"/><path class="earth" opacity=".35" d="M0 0h240v200H0z"/><path class="stone" d="M62 56c0-12 14-16 20-8 4-14 26-14 30 0 12-4 20 12 8 16H70c-6 0-8-4-8-8zM140 40c2-8 12-10 16-4 6-8 20-4 20 6 8 0 8 10 0 10h-32c-6 0-6-8-4-12z"/>${sharedPart}${trunk}<path class="clay" d="M182 98c0-10 10-12 14-8 6-8 18-4 16 4 8 2 6 12-2 12-8 6-24 4-28-8z"/><path class="drop" d="M72 76l-4 10M96 78l-4 10M118 76l-4 10M150 60l-4 10M172 60l-4 10"/><path class="clay" d="M98 168c4-4 8-4 10 0-2 4-8 4-10 0zM156 174c4-4 8-4 10 0-2 4-8 4-10 0zM128 188c4-4 8-4 10 0-2 4-8 4-10 0zM110 182c3-3 6-3 8 0-2 3-6 3-8 0z"/><path class="line" d="M212 134l-40 36"/><path class="line" d="M172 170c-10-2-20 2-20 8 8 4 18 2 20-8z"/>`,
  winter: `<path class="sky" d="M0 0h240v200H0z"/><path class="night" opacity=".22" d="M0 0h240v200H0z"/><circle class="lit" cx="92" cy="58" r="11"/>${sharedPart}${trunk}<path class="line" d="M217 100c4-4 4-8 4-14M190 98c-4-4-4-8-3-14M203 104c0-8 2-12 0-20"/><path class="sea" d="M62 134v-26a8 8 0 0 1 16 0v26zM34 90h14v16H34z"/><path class="line" d="M22 168v-44"/><path class="clay" d="M22 124l6 30H16z"/><path class="white" d="M108 114h26v20h-26z"/><path class="dark" d="M105 110h32v5h-32z"/><path class="lit" d="M117 120h8v7h-8z"/><path class="foam" d="M100 180h34M118 190h24"/>`,
};

export const poolYearStrip: string = strip({ frames, shared: garden });

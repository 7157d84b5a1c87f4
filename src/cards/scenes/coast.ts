import { lightColours as c } from '#core/colours.ts';

export const coast = `
<path fill="${c['art-haze']}" d="M0 0h160v224H0z"/>
<circle fill="${c['art-sun']}" cx="48" cy="76" r="19"/>
<path fill="${c['art-island']}" d="M58 126l10-14 8-24 8-20 8 2 6 18 8 8 6 18 14 12zM132 126l6-8 7-3 8 11z"/>
<path fill="${c['art-haze']}" opacity=".45" d="M84 68l8 2 6 18 8 8 6 18 14 12h-22l-8-20 2-18z"/>
<path fill="${c['art-sea']}" d="M0 124h160v100H0z"/>
<path fill="${c['art-sea-deep']}" d="M0 164c50-12 110-8 160-2v62H0z"/>
<path fill="none" stroke="${c['art-foam']}" stroke-width="2" stroke-linecap="round" d="M14 138h30M66 146h22M118 136h28M30 156h18M126 154h20"/>
<path fill="${c['art-wall']}" d="M82 174c11 9 31 9 44 0l-6 14H88z"/>
<path fill="${c['art-clay']}" d="M103 172v-46c13 11 18 28 18 42z"/>
<path fill="${c['art-wall']}" d="M99 170v-37c-9 11-13 22-13 33z"/>
<path fill="none" stroke="${c['art-wood']}" stroke-width="2.6" stroke-linecap="round" d="M101 176v-54"/>
<path fill="none" stroke="${c['art-foam']}" stroke-width="2" stroke-linecap="round" d="M70 194h34M116 198h26"/>
<path fill="${c['art-earth']}" d="M0 196c22-10 48-6 70 10 8 6 14 12 18 18H0z"/>
<path fill="none" stroke="${c['art-wood']}" stroke-width="4" stroke-linecap="round" d="M22 206c3-26-2-44-6-62M18 166c8-9 14-12 22-14"/>
<path fill="${c['art-pine']}" d="M0 118c6-12 20-14 30-6 12-6 26 2 25 14-2 12-18 14-27 9-8 9-22 8-28 1z"/>
<path fill="${c['art-leaf']}" d="M6 124c6-9 16-9 22-3 8-5 18-2 21 5-12 10-32 9-43-2z"/>
<path fill="${c['art-pine-dark']}" d="M46 216c-9-7-14-15-15-25 9 4 13 12 16 21-1-12 1-22 5-30 4 9 4 21 1 30 3-9 8-15 16-19-1 9-7 17-15 23z"/>
`;

/** A sailing boat before an island. */
export const coast = `
<path class="sky" d="M0 0h160v200H0z"/>
<circle class="sun" cx="50" cy="74" r="19"/>
<path class="island" d="M62 122l10-14 8-24 8-20 8 2 6 18 8 8 6 18 12 12z"/>
<path class="sea" d="M0 120h160v80H0z"/>
<path class="deep" d="M0 160c50-12 110-8 160-2v42H0z"/>
<path class="foam" d="M16 134h34M70 142h26M112 132h34M30 152h22M96 156h40"/>
<path class="white" d="M84 170c12 10 34 10 48 0l-6 16H90z"/>
<path class="clay" d="M106 168v-50c14 12 20 30 20 44z"/>
<path class="white" d="M102 166v-40c-10 12-14 24-14 36z"/>
<path class="line" d="M104 172v-56"/>
`;

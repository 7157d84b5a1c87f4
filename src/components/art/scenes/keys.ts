/** A board with hooks, two keys and a tag. */
export const keyRack = `
<path class="wood" d="M34 62h92a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V68a6 6 0 0 1 6-6z"/>
<path class="line" d="M52 84v10c0 7 9 7 9 1M80 84v10c0 7 9 7 9 1M108 84v10c0 7 9 7 9 1"/>
<path class="metal" fill-rule="evenodd" d="M82 96a15 15 0 0 1 4.5 29.3V172h12v8h-7v5h7v8H77.5v-67.7A15 15 0 0 1 82 96zm0 8a7 7 0 1 0 .1 0z"
/>
<path class="sun" fill-rule="evenodd" d="M54 96a11 11 0 0 1 3.3 21.5V152h8v6h-5v4h5v6H50.7v-50.5A11 11 0 0 1 54 96zm0 6a5 5 0 1 0 .1 0z"
/>
<path class="clay" d="M110 96l12 10v30h-24v-30zm0 7a3 3 0 1 0 .1 0z" fill-rule="evenodd"/>
`;

export const keys = `
<path class="sky" d="M0 0h160v200H0z"/>
<path class="island" d="M112 0h48v200h-56c14-70 4-140 8-200z" opacity=".45"/>
${keyRack}`;

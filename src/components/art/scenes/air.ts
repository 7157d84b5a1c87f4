/** An air conditioner and its breeze, above an armchair and a plant. */
export const air = `
<path class="sky" d="M0 0h160v200H0z"/>
<path class="white" d="M34 44h92a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6z"/>
<path class="shade" d="M28 64h104v4H28z"/>
<path class="dark" d="M36 72h88v4H36z"/>
<path class="sea" d="M110 52h12v5h-12z"/>
<path class="pine" d="M102 52h4v5h-4z"/>
<path class="drop" d="M50 92c8 9-8 15 0 24M80 92c8 9-8 15 0 24M110 92c8 9-8 15 0 24"/>
<path class="earth" d="M0 170h160v30H0z"/>
<path class="stone" opacity=".5" d="M0 170h160v3H0z"/>
<path class="sea" d="M70 130h62a8 8 0 0 1 8 8v38H62v-38a8 8 0 0 1 8-8z"/>
<path class="deep" d="M52 150h16v32H52zM134 150h16v32h-16zM68 160h66v22H68z"/>
<path class="sun" d="M78 138h22v22H78z"/>
<path class="wood" d="M56 182h6v8h-6zM140 182h6v8h-6z"/>
<path class="leaf" d="M24 160c-14-8-20-22-20-36 12 4 20 18 20 36zM26 160c10-10 14-24 12-38-10 6-14 20-12 38z"/>
<path class="pine" d="M25 160c-4-16-3-32 2-46 5 14 4 30-2 46z"/>
<path class="clay" d="M10 158h30l-4 30H14z"/>
`;

/** A pool before a white house, with a parasol, in the afternoon. */
export const pool = `
<path class="sky" d="M0 0h160v200H0z"/>
<circle class="lit" cx="52" cy="56" r="27" opacity=".35"/>
<circle class="sun" cx="52" cy="56" r="17"/>
<path class="island" d="M0 102l16-10 14-4 12-10 14 6 10-4 20 12 14 12z"/>
<path class="leaf" d="M0 104c24-12 60-12 90 0 24 8 48 6 70 0v22H0z"/>
<path class="pine-dark" d="M138 112c-10-26-8-66 2-90 10 24 12 64 2 90zM156 112c-8-20-6-54 2-72l2 4v68z"/>
<path class="white" d="M72 76h54v38H72zM68 70h62v7H68z"/>
<path class="shade" d="M112 77h14v37h-14z"/>
<path class="metal" d="M80 86h9v12h-9z"/>
<path class="sea" d="M75 86h5v12h-5zM89 86h5v12h-5z"/>
<path class="dark" d="M98 114V99a6 6 0 0 1 12 0v15z"/>
<path class="wood" d="M40 84h32v3H40zM42 87h3v27h-3zM56 87h3v27h-3z"/>
<path class="leaf" d="M38 84c4-6 10-6 14-2 4-4 12-4 18 2z"/>
<path class="white" d="M0 114h160v86H0z"/>
<path class="shade" d="M0 121h160v2H0z"/>
<path class="dark" opacity=".3" d="M4 127h44v3H4z"/>
<path class="line" d="M24 126V94"/>
<path class="clay" d="M2 100a22 15 0 0 1 44 0z"/>
<path class="white" d="M17 100a7 15 0 0 1 14 0z"/>
<path class="wood" d="M30 120h22l7-7 4 2-9 10H30zM32 125h3v4h-3zM50 125h3v4h-3z"/>
<path class="sea" d="M0 140h128c6 0 9 3 10 8l14 52H0z"/>
<path class="deep" d="M0 140h128c6 0 9 3 10 8l1 3H0z"/>
<path class="white" opacity=".18" d="M0 158l54-7h36L0 176zM60 200l74-40 4 14-26 26z"/>
<path class="foam" d="M12 164c8-5 14 5 22 0s14 5 22 0M64 180c8-5 14 5 22 0s14 5 22 0M16 190c6-4 12 4 18 0M92 162c6-4 12 4 18 0M118 190c5-3 9 3 14 0"/>
<path class="sun" fill-rule="evenodd" d="M34 178a15 8 0 1 1 .1 0zM34 173a6 3 0 1 0-.1 0z"/>
<path class="line" d="M102 160v-36c0-11 13-11 13-2M122 160v-36c0-11 13-11 13-2M102 140h20"/>
`;

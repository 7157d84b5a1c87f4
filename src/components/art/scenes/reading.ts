/** An open magazine, a cup and a pair of glasses on the table before the window. */
export const reading = `
<path class="shade" d="M0 0h160v200H0z"/>
<path class="white" opacity=".6" d="M74 0h86v64L112 150H26z"/>
<path class="white" d="M40 40h86v90H40z"/>
<path class="sky" d="M46 46h74v78H46z"/>
<path class="sun" d="M104 60a9 9 0 1 1-.1 0z"/>
<path class="island" d="M54 98l10-12 6-16 8-6 7 6 6 16 12 12z"/>
<path class="sea" d="M46 98h74v26H46z"/>
<path class="foam" d="M54 106h16M88 112h20M62 117h10"/>
<path class="white" d="M80.500 46h5v78h-5zM36 130h94v7H36z"/>
<path class="sea" d="M18 42h20v90H18z"/>
<path class="deep" d="M21 50h14v3H21zM21 60h14v3H21zM21 70h14v3H21zM21 80h14v3H21zM21 90h14v3H21zM21 100h14v3H21zM21 110h14v3H21zM21 120h14v3H21z"/>
<path class="wood" d="M0 156h160v44H0z"/>
<g transform="translate(-6 4)">
<path class="white" d="M18 162l44 4 44-4 4 24-48 4-48-4z"/>
<path class="shade" d="M60 166h4l1 24h-6z"/>
<path class="sea" d="M24 168l30 2.500v3L24 171zM70 170.500l14-1v10l-14 1z"/>
<path class="clay" d="M23 175l31 2.500v3l-32-2.500zM88 169l14-1 1 3-15 1z"/>
<path class="deep" d="M88 174l15-1v2l-15 1zM88 178l16-1v2l-16 1z"/>
</g>
<g transform="translate(10 -5)">
<path class="line" d="M112 140c3-4 0-6 3-10M122 140c3-4 0-6 3-10"/>
<path class="clay" d="M104 146h28v16a8 8 0 0 1-8 8h-12a8 8 0 0 1-8-8z"/>
<path class="clay" fill-rule="evenodd" d="M130 149a8 8 0 1 1 0 14zm2 4v6a3.500 3.500 0 1 0 0-6z"/>
<path class="white" d="M98 170h40v4H98z"/>
</g>
`;

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

/** The board in a hall, above the post, beside a window on the sea. */
export const keys = `
<path class="shade" d="M0 0h160v200H0z"/>
<path class="white" opacity=".6" d="M74 0h86v64L112 150H26z"/>
<path class="white" d="M14 54h40v74H14zM10 128h48v6H10z"/>
<path class="sky" d="M18 58h32v66H18z"/>
<path class="sun" d="M43 66a5 5 0 1 1 .1 0z"/>
<path class="island" d="M20 100l6-12 5-14 6 4 4 12 8 10z"/>
<path class="sea" d="M18 100h32v24H18z"/>
<path class="foam" d="M24 109h8M36 116h8"/>
<path class="white" d="M32.5 58h3v66h-3z"/>
<path class="sea" d="M0 52h10v84H0z"/>
<path class="deep" d="M0 62h6v3H0zM0 74h6v3H0zM0 86h6v3H0zM0 98h6v3H0zM0 110h6v3H0zM0 122h6v3H0z"/>
<path class="dark" opacity=".5" d="M73 41h75v15H73zM92 66a8 8 0 0 1 2 15v28h4v4h-4v4h-6V81a8 8 0 0 1 4-15zM112 66a11 11 0 0 1 3 21v38h9v8H109V87a11 11 0 0 1 3-21zM132 66l9 7v21h-18V73z"/>
<g transform="translate(49 -8) scale(.72)">${keyRack}</g>
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

/** A swept terrace by the sea, with the linen on the line. */
export const cleaning = `
<path class="sky" d="M0 0h160v200H0z"/>
<circle class="lit" cx="112" cy="50" r="27" opacity=".35"/>
<circle class="sun" cx="112" cy="50" r="17"/>
<path class="island" d="M84 118l9-15 7-20 7 4 6 16 10 6 6 9z"/>
<path class="sea" d="M0 117h160v42H0z"/>
<path class="deep" opacity=".45" d="M0 140c50-6 110-4 160-2v20H0z"/>
<path class="foam" d="M60 127h16M116 126h30M70 136h18M128 144h20"/>
<path class="pine-dark" d="M152 156c-9-20-8-58 1-78 9 20 10 58 1 78z"/>
<path class="earth" d="M0 152c50-8 110-7 160 0v48H0z"/>
<path class="stone" opacity=".55" d="M0 166h160v1.500H0zM0 184h160v1.500H0zM34 152l-12 48h-2l12-48zM70 148l-4 52h-2l4-52zM106 149l6 51h-2l-6-51zM140 152l14 48h-2l-14-48z"/>
<path class="white" d="M0 50h26v120H0z"/>
<path class="shade" d="M20 50h6v120h-6z"/>
<path class="white" d="M0 44h30v8H0z"/>
<path class="sea" d="M6 82h12v34H6z"/>
<path class="deep" d="M8 88h8v2H8zM8 94h8v2H8zM8 100h8v2H8zM8 106h8v2H8z"/>
<path class="white" d="M4 116h16v3H4z"/>
<path class="line" d="M140 178V68M26 78c40 14 84 12 114-6"/>
<path class="white" d="M38 83c12 4 24 5 36 4 2 20-3 36 2 56-12 5-26 0-38 2-4-20 2-42 0-62z"/>
<path class="shade" d="M58 88c6 1 10 0 16-1 2 20-3 36 2 56-6 3-12 3-18 2 4-20-2-38 0-57z"/>
<path class="sea" d="M38 130c12-2 26 2 38-2l0 7c-12 4-26 0-38 2z"/>
<path class="white" d="M82 86c9-1 18-2 26-5-2 16 4 28 0 44-8 2-17 1-25 3-3-14 1-28-1-42z"/>
<path class="shade" d="M96 84l12-3c-2 16 4 28 0 44l-11 1c3-14-2-28-1-42z"/>
<path class="clay" d="M115 80l14-5c2 13-2 22 1 33l-13 3c-2-11 1-20-2-31z"/>
<path class="wood" d="M36 84h3v6h-3zM72 86h3v6h-3zM82 84h3v6h-3zM105 80h3v6h-3zM115 78h3v6h-3zM127 74h3v6h-3z"/>
<path class="dark" opacity=".35" d="M42 190h54v4H42z"/>
<path class="wood" d="M46 168h44l-5 24H51z"/>
<path class="earth" opacity=".5" d="M48 174h40l-1 3H49zM49 182h38l-1 3H50z"/>
<path class="white" d="M47 170c2-10 10-12 16-6 6-7 18-2 24 6z"/>
<path class="sea" d="M110 172h24l-3 22h-18z"/>
<path class="foam" d="M111 172a11 13 0 0 1 22 0"/>
<path class="deep" d="M110 172h24l-.5 4h-23z"/>
<path class="line" d="M148 118l-8 62"/>
<path class="clay" d="M134 178h13l3 16h-20z"/>
`;

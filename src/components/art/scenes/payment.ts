/** A coin around 0, 0. */
export const coin =
  '<circle class="sun" r="25"/><path class="line" d="M-7-11h9a5.5 5.5 0 0 1 0 11h-9M-7 0H3a5.5 5.5 0 0 1 0 11H-7zM-7-11V0M-3-16v5M3-16v5M-3 11v5M3 11v5"/>';

/** A QR code of 44 × 44. */
export const qrCode =
  '<path class="deep" fill-rule="evenodd" d="M0 0h14v14H0zM3 3v8h8V3zM5 5h4v4H5zM30 0h14v14H30zM33 3v8h8V3zM35 5h4v4h-4zM0 30h14v14H0zM3 33v8h8v-8zM5 35h4v4H5zM18 0h4v8h-4zM24 6h4v8h-4zM0 18h8v4H0zM12 20h8v6h-8zM22 16h6v8h-6zM32 18h12v4H32zM18 30h6v4h-6zM26 26h8v6h-8zM38 26h6v10h-6zM20 38h8v6h-8zM30 36h4v8h-4zM36 40h8v4h-8z"/>';

/** A telephone with the code of a payment, on a table at a window on the sea. */
export const payment = `
<path class="shade" d="M0 0h160v200H0z"/>
<path class="white" d="M14 26h132v134H14z"/>
<path class="sky" d="M20 32h120v122H20z"/>
<circle class="lit" cx="40" cy="76" r="19" opacity=".4"/>
<circle class="sun" cx="40" cy="76" r="11"/>
<path class="island" d="M100 120l10-22 9-22 10 8 6 16 5 6v14z"/>
<path class="sea" d="M20 120h120v34H20z"/>
<path class="deep" opacity=".4" d="M20 138c40-5 80-4 120-2v18H20z"/>
<path class="foam" d="M24 130h14M122 128h14M118 142h14"/>
<path class="white" d="M8 154h144v7H8z"/>
<path class="wood" d="M0 172h160v28H0z"/>
<path class="dark" opacity=".4" d="M44 180h86v5H44z"/>
<path class="dark" d="M54 48h54a9 9 0 0 1 9 9v118a9 9 0 0 1-9 9H54a9 9 0 0 1-9-9V57a9 9 0 0 1 9-9z"/>
<path class="white" d="M50 58h62v112H50z"/>
<path class="dark" d="M74 52h14v2H74z"/>
<g transform="translate(59 68)">${qrCode}</g>
<path class="shade" d="M59 120h44v6H59zM59 132h30v6H59z"/>
<path class="pine" d="M59 148h44v13H59z"/>
<path class="white" d="M74 154l3-3 3 4 6-8 3 2-9 11z"/>
<path class="pine" d="M22 162c-8-8-11-18-10-28 7 6 10 15 11 26 1-12 5-20 13-25 0 10-4 19-12 27z"/>
<path class="clay" d="M12 160h22l-3 22H15z"/>
<path class="wood" d="M106 186h44v6h-44z"/>
<path class="clay" d="M104 180h44v6h-44z"/>
<g transform="translate(126 158) scale(.9)">${coin}</g>
`;

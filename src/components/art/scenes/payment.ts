/** A coin around 0, 0. */
export const coin =
  '<circle class="sun" r="25"/><path class="line" d="M-7-11h9a5.5 5.5 0 0 1 0 11h-9M-7 0H3a5.5 5.5 0 0 1 0 11H-7zM-7-11V0M-3-16v5M3-16v5M-3 11v5M3 11v5"/>';

/** A QR code of 44 × 44. */
export const qrCode =
  '<path class="deep" fill-rule="evenodd" d="M0 0h14v14H0zM3 3v8h8V3zM5 5h4v4H5zM30 0h14v14H30zM33 3v8h8V3zM35 5h4v4h-4zM0 30h14v14H0zM3 33v8h8v-8zM5 35h4v4H5zM18 0h4v8h-4zM24 6h4v8h-4zM0 18h8v4H0zM12 20h8v6h-8zM22 16h6v8h-6zM32 18h12v4H32zM18 30h6v4h-6zM26 26h8v6h-8zM38 26h6v10h-6zM20 38h8v6h-8zM30 36h4v8h-4zM36 40h8v4h-8z"/>';

/** A telephone with the code of a payment, above the sea. */
export const payment = `
<path class="sky" d="M0 0h160v200H0z"/>
<path class="island" d="M96 120l14-26 10-20 10 8 8 20 22 18z"/>
<path class="sea" d="M0 120h160v80H0z"/>
<path class="foam" d="M8 140h20M132 150h20M14 172h16"/>
<path class="wood" d="M0 180h160v20H0z"/>
<path class="dark" d="M52 46h58a9 9 0 0 1 9 9v116a9 9 0 0 1-9 9H52a9 9 0 0 1-9-9V55a9 9 0 0 1 9-9z"/>
<path class="white" d="M49 56h64v106H49z"/>
<g transform="translate(59 66)">${qrCode}</g>
<path class="shade" d="M59 122h44v7H59zM59 138h28v7H59z"/>
<g transform="translate(124 158)">${coin}</g>
`;

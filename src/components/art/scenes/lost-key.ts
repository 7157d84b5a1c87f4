export const lostKey = `
<path class="shade" d="M0 0h160v200H0z"/>
<path class="white" d="M0 0h96v200H0z" opacity=".7"/>
<path class="deep" d="M46 200V104a34 34 0 0 1 68 0v96z"/>
<path class="sea" d="M54 200v-94a26 26 0 0 1 52 0v94z"/>
<path class="line" d="M80 82v118"/>
<circle class="sun" cx="88" cy="140" r="4"/>
<path class="stone" d="M0 186h160v14H0z"/>
<path class="sun" fill-rule="evenodd" d="M112 176a8 8 0 0 1 15.5-2.8H150v9h-4v-4h-4v4h-4v-4h-10.5A8 8 0 0 1 112 176zm4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"
/>
`;

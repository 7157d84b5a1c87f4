/** A cloud and rain over a rough sea. */
export const rain = `
<path class="sky" d="M0 0h160v200H0z"/>
<path class="island" d="M0 122l14-20 10-6 12-22 10 6 8 22 14 8 10 12zM104 122l10-14 12-6 10-14 12 10 12 18v6z" opacity=".7"/>
<path class="sea" d="M0 120h160v80H0z"/>
<path class="deep" d="M0 150c18-12 30-12 46 0s30 12 46 0 30-12 68-2v52H0z"/>
<path class="foam" d="M4 138c10-7 18-7 28 0s18 7 28 0M92 134c10-7 18-7 28 0s18 7 28 0M20 166c10-7 18-7 28 0s18 7 28 0M96 172c10-7 18-7 28 0"/>
<path class="shade" d="M30 66c-12 0-20-8-20-18s9-18 20-17c3-13 15-21 28-18 7-9 23-11 32-2 12-3 24 5 25 17 13 0 21 8 21 19 0 12-9 19-21 19z"/>
<path class="white" d="M30 60c-9 0-14-5-14-12 0-8 8-13 17-11 3-11 12-17 23-15 6-8 20-10 28-2 10-4 21 3 22 14-24 2-50 10-76 26z" opacity=".8"/>
<path class="drop" d="M36 78l-8 20M60 80l-8 20M84 78l-8 20M108 80l-8 20M48 100l-6 14M96 100l-6 14M120 98l-6 14"/>
<path class="stone" d="M0 196c40-10 110-8 160-2v6H0z"/>
`;

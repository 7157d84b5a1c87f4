/** A letter folded to an aeroplane, on its way across the bay. */
export const sent = `
<path class="sky" d="M0 0h160v200H0z"/>
<circle class="lit" cx="46" cy="74" r="32" opacity=".3"/>
<circle class="sun" cx="46" cy="74" r="18"/>
<path class="white" opacity=".7" d="M116 104c0-7 8-9 12-5 3-8 16-8 18 0 7-2 11 4 7 9h-33c-3 0-4-2-4-4zM8 116c1-5 7-6 10-3 3-6 12-5 13 1 5-1 7 3 5 6H12c-3 0-4-2-4-4z"/>
<path class="island" d="M60 136l10-16 9-6 8-26 9-14 9 6 7 24 12 10 8 14 8 8z"/>
<path class="sky" opacity=".5" d="M96 74l9 6 7 24 12 10 8 14-24-8-6-20z"/>
<path class="sea" d="M0 134h160v66H0z"/>
<path class="deep" opacity=".5" d="M0 160c50-10 110-8 160-2v42H0z"/>
<path class="lit" opacity=".6" d="M34 139h38v2H34zM42 146h24v2H42zM38 153h30v2H38z"/>
<path class="foam" d="M92 146h30M112 154h34M16 166h24M84 170h30M50 178h20"/>
<path class="earth" d="M0 186c24-14 44-16 70-4 16 6 20 12 24 18H0z"/>
<path class="white" d="M12 158h32v24H12z"/>
<path class="shade" d="M36 158h8v24h-8z"/>
<path class="white" d="M9 153h38v6H9z"/>
<path class="lit" d="M20 165h7v7h-7z"/>
<path class="wood" d="M29 182v-11a4 4 0 0 1 8 0v11z"/>
<path class="pine-dark" d="M6 186c-6-12-5-34 1-46 6 12 7 34 1 46z"/>
<path class="pine" d="M52 186c-6-6-9-13-9-21 6 4 9 11 9 19 1-9 4-15 9-19 1 8-2 16-8 22z"/>
<path class="drop" stroke-dasharray="1 7" d="M36 146c22-2 44-8 38-26s-28-6-18 6 40-16 44-46"/>
<path class="white" d="M84 50l46-20-20 46-10-13z"/>
<path class="shade" d="M84 50l46-20-30 33z"/>
<path class="dark" d="M100 63l30-33-25 40-4 8z"/>
`;

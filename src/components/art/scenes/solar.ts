/** Panels on a roof above the sea, and the brush that has just cleaned them. */
export const solar = `
<path class="sky" d="M0 0h160v200H0z"/>
<circle class="lit" cx="60" cy="50" r="40" opacity=".28"/>
<circle class="lit" cx="60" cy="50" r="30" opacity=".35"/>
<circle class="sun" cx="60" cy="50" r="20"/>
<path class="island" d="M0 128l10-14 8-6 8-22 9 6 7 18 12 6 8 12z"/>
<path class="sea" d="M0 126h160v30H0z"/>
<path class="foam" d="M6 134h20M26 142h16"/>
<path class="pine-dark" d="M24 170c-9-20-8-56 1-76 9 20 10 56 1 76z"/>
<path class="leaf" d="M0 160c30-10 60-10 90-6v46H0z"/>
<path class="white" d="M40 140h120v60H40z"/>
<path class="shade" d="M132 140h28v60h-28zM34 130h126v11H34z"/>
<path class="white" d="M34 130h126v4H34z"/>
<path class="line" d="M66 130l-4-6M136 130l3-6"/>
<path class="deep" d="M52 76h86l16 48H66z"/>
<path class="sea" d="M54 79h19l4 12H58zM76 79h19l3 12H80zM98 79h18l3 12h-18zM119 79h17l4 12h-18zM59 94h19l4 12H63zM81 94h18l4 12H85zM102 94h18l4 12h-19zM123 94h18l4 12h-18zM64 109h19l4 12H69zM86 109h18l4 12H90zM107 109h18l4 12h-19zM128 109h18l4 12h-18z"/>
<path class="white" opacity=".4" d="M76 76h14l16 48H92zM96 76h5l16 48h-5z"/>
<path class="lit" d="M126 68l2.5 7 7 2.5-7 2.5-2.5 7-2.5-7-7-2.5 7-2.500zM62 100l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.500z"/>
<path class="drop" d="M96 128v5M112 129v4"/>
<path class="metal" d="M76 154h18v26H76z"/>
<path class="sea" d="M68 154h8v26h-8zM94 154h8v26h-8z"/>
<path class="white" d="M84 154h2v26h-2zM66 180h38v4H66z"/>
<path class="wood" d="M112 200v-34a11 11 0 0 1 22 0v34z"/>
<path class="line" d="M152 190L142 96"/>
<path class="clay" d="M132 90h20l1 6h-21z"/>
<path class="foam" d="M134 100v4M140 100v5M146 100v4"/>
<path class="pine" d="M22 200c-12-8-18-18-20-30 12 4 17 13 20 24-1-14 2-26 7-34 5 10 5 22 1 34 4-10 11-18 20-22-2 12-8 20-18 28z"/>
<path class="clay" d="M54 186h14l-2 14H56z"/>
<path class="leaf" d="M60 186c-6-4-8-10-8-16 5 3 8 8 8 14 0-7 2-12 6-16 2 6 1 12-4 18z"/>
`;

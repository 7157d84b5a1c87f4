/** Suitcases before an open door, under a string of lamps. */
export const rental = `
<path class="sky" d="M0 0h160v200H0z"/>
<circle class="lit" cx="34" cy="62" r="26" opacity=".35"/>
<circle class="sun" cx="34" cy="62" r="15"/>
<path class="island" d="M0 120l6-8 8-20 8-12 7 6 6 18 10 16z"/>
<path class="sea" d="M0 118h160v44H0z"/>
<path class="deep" opacity=".45" d="M0 140c40-5 80-4 120-2v20H0z"/>
<path class="foam" d="M6 128h18M30 134h16M10 146h16"/>
<path class="white" d="M24 128c6 4 14 4 20 0l-3 6H27z"/>
<path class="clay" d="M34 126v-14c5 4 7 8 7 13z"/>
<path class="white" d="M56 66h104v110H56zM50 58h110v9H50z"/>
<path class="shade" d="M136 67h24v109h-24z"/>
<path class="wood" d="M64 72h7v4h-7zM82 72h7v4h-7zM100 72h7v4h-7zM118 72h7v4h-7zM136 72h7v4h-7z"/>
<path class="metal" d="M68 96h14v20H68z"/>
<path class="sea" d="M61 96h7v20h-7zM82 96h7v20h-7z"/>
<path class="white" d="M74.5 96h1.500v20h-1.500zM60 116h30v4H60z"/>
<path class="dark" d="M96 176v-48a15 15 0 0 1 30 0v48z"/>
<path class="lit" d="M100 176v-46a11 11 0 0 1 22 0v46z"/>
<path class="wood" d="M126 176v-47l14 6v41z"/>
<path class="sun" d="M136 154a2 2 0 1 1 .1 0z"/>
<path class="line" d="M-4 78c26 20 46 18 60 4M56 82c16 12 32 12 48 2s34-10 56 4"/>
<path class="lit" d="M14 91a3 3 0 1 1 .1 0zM30 95a3 3 0 1 1 .1 0zM45 92a3 3 0 1 1 .1 0zM72 95a3 3 0 1 1 .1 0zM90 95a3 3 0 1 1 .1 0zM110 86a3 3 0 1 1 .1 0zM132 86a3 3 0 1 1 .1 0zM150 90a3 3 0 1 1 .1 0z"/>
<path class="leaf" d="M128 120c-2-14 8-26 18-30 8 8 6 20-2 26 4 8-6 14-16 4z"/>
<path class="clay" d="M136 104a4.5 4.5 0 1 1 .1 0zM144 100a4.5 4.5 0 1 1 .1 0zM142 112a4.5 4.5 0 1 1 .1 0zM132 116a4.5 4.5 0 1 1 .1 0zM148 120a4.5 4.5 0 1 1 .1 0z"/>
<path class="earth" d="M0 168c50-8 110-7 160 0v32H0z"/>
<path class="stone" opacity=".5" d="M96 176h34l16 24H84z"/>
<path class="clay" d="M98 176h30l2 5H96z"/>
<path class="pine" d="M146 174c-10-8-14-18-14-28 8 5 12 12 14 22 0-11 3-20 9-28 4 10 4 20-2 30z"/>
<path class="clay" d="M138 170h20l-3 22h-14z"/>
<path class="dark" opacity=".35" d="M16 188h74v4H16z"/>
<path class="line" d="M30 148v-10h18v10M68 160v-8h12v8"/>
<path class="clay" d="M24 146h30a4 4 0 0 1 4 4v38H20v-38a4 4 0 0 1 4-4z"/>
<path class="wood" d="M28 146h4v42h-4zM46 146h4v42h-4z"/>
<path class="sun" d="M35 162h8v6h-8z"/>
<path class="sea" d="M64 160h20a4 4 0 0 1 4 4v24H60v-24a4 4 0 0 1 4-4z"/>
<path class="deep" d="M60 172h28v4H60z"/>
`;

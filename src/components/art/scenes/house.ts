/** A white house among trees above the sea. */
export const house = `
<path class="sky" d="M0 0h160v200H0z"/>
<circle class="sun" cx="44" cy="50" r="16"/>
<path class="island" d="M0 116l10-12 5-15 6-5 7 8 5 12 8 12zM50 116l7-8 6-2 6 10z"/>
<path class="sea" d="M0 115h160v60H0z"/>
<path class="foam" d="M10 126h22M42 132h14M6 138h12"/>
<path class="pine-dark" d="M146 158c-9-22-7-62 2-82 9 20 11 60 2 82zM134 160c-6-16-5-42 1-57 7 15 8 41 3 57z"/>
<path class="leaf" d="M0 162c40-18 110-18 160-10v48H0z"/>
<path class="shade" d="M104 84h30v78h-30z"/>
<path class="white" d="M60 100h56v64H60zM38 124h28v40H38zM101 79h36v6h-36zM57 95h62v6H57zM35 119h33v6H35z"/>
<path class="dark" d="M60 127l5 37h-5z"/>
<path class="wood" d="M66 105h4v3h-4zM76 105h4v3h-4zM86 105h4v3h-4zM96 105h4v3h-4zM106 105h4v3h-4zM83 164v-25a9 9 0 0 1 18 0v25z"/>
<path class="metal" d="M69 117h10v14H69zM105 120h8v11h-8zM115 92h10v13h-10zM45 164v-16a6 6 0 0 1 12 0v16z"/>
<path class="sea" d="M64 117h5v14h-5zM79 117h5v14h-5zM111 92h4v13h-4zM125 92h4v13h-4z"/>
<path class="earth" d="M0 172c44-14 116-14 160-6v34H0z"/>
<path class="stone" d="M82 164h20l12 36H72z" opacity=".6"/>
<path class="leaf" d="M118 170c-4-18 1-34 8-46 6 1 10 6 9 13 4 5 4 12 0 16 4 7 2 12-2 17z"/>
<path class="clay" d="M122 130a4 4 0 1 1 .1 0M129 138a4 4 0 1 1 .1 0M122 146a4 4 0 1 1 .1 0M131 151a4 4 0 1 1 .1 0M123 160a4 4 0 1 1 .1 0"/>
<path class="pine" d="M26 198c-12-9-18-20-20-32 12 5 17 15 20 27-1-15 2-28 7-38 5 12 5 27 1 38 4-12 11-20 21-25-2 12-9 21-19 30z"/>
`;

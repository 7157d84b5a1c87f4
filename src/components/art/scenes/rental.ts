export const rental = `
<path class="sky" d="M0 0h160v200H0z"/>
<circle class="sun" cx="34" cy="58" r="15"/>
<path class="sea" d="M0 118h160v40H0z"/>
<path class="foam" d="M8 130h20M18 140h18"/>
<path class="white" d="M56 66h92v110H56z"/>
<path class="shade" d="M128 66h20v110h-20z"/>
<path class="white" d="M51 58h104v9H51z"/>
<path class="metal" d="M66 88h16v22H66z"/>
<path class="wood" d="M94 176v-46a13 13 0 0 1 26 0v46z"/>
<path class="earth" d="M0 170c50-8 110-8 160 0v30H0z"/>
<path class="line" d="M30 146v-9h16v9M68 158v-7h10v7"/>
<path class="clay" d="M24 146h28a4 4 0 0 1 4 4v36H20v-36a4 4 0 0 1 4-4z"/>
<path class="pine" d="M64 158h18a4 4 0 0 1 4 4v26H60v-26a4 4 0 0 1 4-4z"/>
`;

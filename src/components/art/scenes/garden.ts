/** A pine and an agave on a terrace of dry stone, above the sea. */
export const garden = `
<path class="sky" d="M0 0h160v200H0z"/>
<circle class="lit" cx="116" cy="58" r="27" opacity=".35"/>
<circle class="sun" cx="116" cy="58" r="17"/>
<path class="island" d="M100 126l10-14 8-6 8-16 8 5 7 15 12 8 7 8z"/>
<path class="sea" d="M0 124h160v30H0z"/>
<path class="foam" d="M120 134h26M104 142h16M8 138h18"/>
<path class="leaf" d="M0 142c40-12 110-10 160 4v56H0z"/>
<path class="stone" d="M0 158c50-6 110-5 160 2v18H0z"/>
<path class="earth" opacity=".6" d="M4 162h16v5H4zM26 161h20v5H26zM52 160h14v6H52zM72 160h22v6H72zM100 160h16v6h-16zM122 161h20v6h-20zM10 170h20v5H10zM36 169h16v5H36zM84 169h18v5H84zM108 170h16v5h-16zM132 171h18v5h-18z"/>
<path class="earth" d="M0 176c50-6 110-6 160 0v24H0z"/>
<path class="line" d="M60 180c5-34-3-52-8-78M57 134c8-10 16-12 26-14M55 118c-8-8-14-10-22-10"/>
<path class="pine" d="M18 104c-2-18 14-26 28-22 8-18 36-16 42 0 16-4 28 8 22 22-4 12-20 14-30 8-10 10-28 8-36-2-12 6-24 4-26-6z"/>
<path class="leaf" d="M32 98c8-12 22-12 30-4 10-8 24-6 28 4-14 14-42 14-58 0z"/>
<path class="pine-dark" d="M116 190c-14-10-20-24-22-38 14 6 20 18 24 32-2-18 2-34 8-46 6 14 6 32 2 46 4-14 12-24 24-30-2 14-10 26-22 36z"/>
<path class="clay" d="M24 184a5 5 0 1 1 .1 0M38 190a5 5 0 1 1 .1 0M80 188a5 5 0 1 1 .1 0M90 194a4 4 0 1 1 .1 0"/>
`;

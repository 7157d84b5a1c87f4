/** A house that is closed for the winter: shutters and door shut, the furniture under its cover, the sun low. */
export const winter = `
<path class="sky" d="M0 0h160v200H0z"/>
<path class="stone" opacity=".22" d="M0 0h160v116H0z"/>
<circle class="lit" cx="26" cy="96" r="25" opacity=".4"/>
<circle class="sun" cx="26" cy="96" r="13"/>
<path class="white" opacity=".75" d="M92 46c0-8 9-11 14-6 4-9 19-8 21 1 8-2 13 5 9 11H95c-2 0-3-2-3-6zM30 62c1-6 7-8 11-4 3-7 13-6 15 1 5-1 9 4 6 8H32c-2 0-2-2-2-5z"/>
<path class="island" d="M0 118l10-10 6-14 8 4 8 10 10 10z"/>
<path class="sea" d="M0 116h160v60H0z"/>
<path class="foam" d="M6 126h20M30 133h12M8 142h14"/>
<path class="pine-dark" d="M146 158c-9-22-7-62 2-82 9 20 11 60 2 82z"/>
<path class="leaf" opacity=".7" d="M0 162c40-18 110-18 160-10v48H0z"/>
<path class="shade" d="M100 80h34v82h-34z"/>
<path class="white" d="M54 98h58v66H54zM97 75h40v6H97zM51 93h64v6H51z"/>
<path class="dark" d="M54 126l5 38h-5z"/>
<path class="wood" d="M60 103h4v3h-4zM70 103h4v3h-4zM80 103h4v3h-4zM90 103h4v3h-4zM100 103h4v3h-4z"/>
<path class="sea" d="M60 116h20v18H60zM105 90h20v16h-20zM85 164v-26a9 9 0 0 1 18 0v26z"/>
<path class="deep" d="M69.500 116h1v18h-1zM62 120h6v1.500h-6zM62 125h6v1.500h-6zM62 130h6v1.500h-6zM72 120h6v1.500h-6zM72 125h6v1.500h-6zM72 130h6v1.500h-6zM114.500 90h1v16h-1zM107 94h6v1.500h-6zM107 99h6v1.500h-6zM117 94h6v1.500h-6zM117 99h6v1.500h-6zM93.500 130h1v34h-1z"/>
<path class="earth" d="M0 172c44-14 116-14 160-6v34H0z"/>
<path class="stone" d="M84 164h20l12 36H74z" opacity=".6"/>
<path class="line" d="M134 176c2-16-1-28-4-42M132 152c5-5 8-8 11-15M131 144c-5-5-8-8-11-14M130 134c0-6 1-10 3-15"/>
<path class="dark" opacity=".45" d="M14 192h56v4H14z"/>
<path class="shade" d="M18 192c-2-14 2-22 10-24 6-9 22-9 28 0 8 2 12 10 10 24z"/>
<path class="white" d="M18 192c-2-14 2-22 10-24 6-9 16-9 20-4-10 6-12 16-10 28z"/>
<path class="clay" opacity=".9" d="M17 180h50v3H17z"/>
<path class="clay" d="M112 182c3-3 6-3 8 0-2 3-6 3-8 0zM124 190c3-3 6-3 8 0-2 3-6 3-8 0zM98 188c3-3 6-3 8 0-2 3-6 3-8 0z"/>
`;

/** A cistern with a tap, and the basin below it. */
export const water = `
<path class="sky" d="M0 0h160v200H0z"/>
<circle class="sun" cx="40" cy="48" r="16"/>
<path class="leaf" d="M0 104c30-16 60-16 90-6 26 8 50 6 70-2v40H0z"/>
<path class="pine" d="M108 94c-2-14 10-20 20-16 8-12 26-8 28 4 4 0 4 14 4 22-16 8-40 6-52-10z"/>
<path class="white" d="M26 92h84v80H26z"/>
<path class="shade" d="M88 92h30v80H88z"/>
<path class="white" d="M20 84h104v11H20z"/>
<path class="sea" d="M32 84c8-7 18-7 26 0s18 7 26 0 18-7 28 0z"/>
<path class="line" d="M56 140h18M74 140v-12M66 126h16M56 140c-4 0-6 3-6 8"/>
<path class="drop" d="M50 154v8M50 168v6"/>
<path class="earth" d="M0 170h160v30H0z"/>
<path class="stone" d="M30 178h42l-5 14H35z"/>
<path class="sea" d="M33 178h36l-1 4H34z"/>
<path class="leaf" d="M128 180c-12-8-18-20-19-32 11 5 17 14 20 26-1-14 2-26 7-36 5 12 5 24 2 36 4-10 10-18 18-22-1 12-9 22-20 28z"/>
`;

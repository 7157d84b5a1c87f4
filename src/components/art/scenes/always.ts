/** A house at night: the lamps are on, and a car comes up the road. */
export const always = `
<path class="night" d="M0 0h160v200H0z"/>
<path class="deep" opacity=".35" d="M0 58c60-14 110-8 160 4v72H0z"/><path class="sea" opacity=".28" d="M0 88c50-12 110-10 160 0v46H0z"/>
<circle class="lit" cx="110" cy="46" r="34" opacity=".16"/>
<path class="lit" d="M112 24a22 22 0 1 0 17 34 19 19 0 1 1-17-34z"/>
<path class="lit" d="M44 38l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.500zM70 24h2.500v2.500H70zM28 66h2.500v2.500H28zM62 62h2v2h-2zM142 82h2v2h-2zM84 70h2.500v2.500H84zM20 92h2v2h-2z"/>
<path class="deep" d="M0 126l8-14 6-18 8-14 8 8 6 20 10 8 6 10z"/>
<path class="sea" d="M0 124h160v24H0z"/>
<path class="lit" opacity=".75" d="M94 127h34v1.800H94zM102 132h22v1.800h-22zM98 137h30v1.800H98zM106 142h16v1.800h-16z"/>
<path class="pine-dark" d="M148 158c-9-22-8-66 1-90 9 24 10 68 1 90zM24 158c-7-18-6-48 1-64 7 16 8 46 1 64z"/>
<path class="pine-dark" d="M0 152c30-10 60-10 90-6 30-6 50-5 70 0v54H0z"/>
<circle class="lit" cx="80" cy="132" r="46" opacity=".13"/>
<path class="white" d="M46 108h56v58H46zM41 101h66v8H41z"/>
<path class="shade" d="M102 126h34v40h-34zM99 120h40v7H99z"/>
<path class="dark" d="M94 109h8v57h-8z"/>
<path class="lit" d="M54 120h14v18H54zM112 136h14v14h-14zM80 116h8v8h-8z"/>
<path class="wood" d="M60 120h2v18h-2zM54 128h14v2H54zM118 136h2v14h-2z"/>
<path class="lit" d="M76 166v-22a8 8 0 0 1 16 0v22z"/>
<path class="wood" d="M92 166v-22l7 4v22z"/>
<path class="lit" opacity=".4" d="M76 166h16l26 34H60z"/>
<path class="lit" d="M70 142h4v6h-4z"/>
<path class="pine" d="M0 172c20-6 40-7 62-6L44 200H0zM110 166c20 0 36 2 50 6v28h-24z"/>
<path class="lit" opacity=".5" d="M36 180l40-8v20z"/>
<path class="clay" d="M2 186v-9l8-3 6-9h16l7 10 6 2v9z"/>
<path class="sky" d="M18 168h6v6H13zM26 168h5l5 6H26z"/>
<path class="lit" d="M41 178h5v4h-5z"/>
<path class="dark" d="M8 187a5.5 5.5 0 0 1 11 0zM29 187a5.5 5.5 0 0 1 11 0z"/>
`;

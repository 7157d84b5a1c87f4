/** The locked door of number 404, and its key beside the mat. */
export const lostKey = `
<path class="shade" d="M0 0h160v200H0z"/>
<path class="white" d="M0 0h104L70 200H0z" opacity=".75"/>
<path class="stone" d="M40 192V104a40 40 0 0 1 80 0v88z" opacity=".55"/>
<path class="deep" d="M46 192v-88a34 34 0 0 1 68 0v88z"/>
<path class="sea" d="M52 192v-86a28 28 0 0 1 56 0v86z"/>
<path class="deep" opacity=".5" d="M65 82h1.500v110H65zM94 82h1.500v110H94zM52 120h56v2H52zM52 156h56v2H52z"/>
<path class="line" d="M80 80v112"/>
<path class="sun" d="M88 148a4 4 0 1 1 .1 0zM86 150h5l1 9h-7z"/>
<path class="white" d="M59 44h42v20H59z"/>
<path class="sea" fill-rule="evenodd" d="M65 48h2v5h3v-5h2v12h-2v-5h-5zM76 48h8v12h-8zM78 50v8h4v-8zM88 48h2v5h3v-5h2v12h-2v-5h-5z"/>
<path class="wood" d="M124 84h10v3h-10z"/>
<path class="lit" opacity=".35" d="M129 92a13 13 0 1 1-.1 0z"/>
<path class="lit" d="M124 88h10l-2 15h-6z"/>
<path class="dark" d="M122 86h14l-3-6h-8z"/>
<path class="leaf" d="M0 34c14-4 30 2 38 14 8-2 14 8 8 14 4 8-4 14-12 10-2 10-16 14-22 6-6 8-12 4-12 4z"/>
<path class="clay" d="M14 46a5 5 0 1 1 .1 0zM26 52a5 5 0 1 1 .1 0zM38 58a5 5 0 1 1 .1 0zM20 62a5 5 0 1 1 .1 0zM8 66a5 5 0 1 1 .1 0zM32 70a5 5 0 1 1 .1 0zM16 78a5 5 0 1 1 .1 0z"/>
<path class="stone" d="M0 190h160v10H0z"/>
<path class="earth" d="M34 184h92v8H34z"/>
<path class="pine" d="M20 166c-8-8-12-18-11-30 8 6 11 15 12 26 1-12 5-21 13-26 1 12-4 22-12 30z"/>
<path class="clay" d="M8 162h26l-3 30H11z"/>
<path class="sun" fill-rule="evenodd" d="M118 180a8 8 0 0 1 15.5-2.800H156v9h-4v-4h-4v4h-4v-4h-10.500A8 8 0 0 1 118 180zm4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"/>
`;

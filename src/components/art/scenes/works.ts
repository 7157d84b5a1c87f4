/** A wall that is being painted, an air conditioner and a toolbox. */
export const works = `
<path class="sky" d="M0 0h160v200H0z"/>
<circle class="lit" cx="38" cy="64" r="24" opacity=".35"/>
<circle class="sun" cx="38" cy="64" r="14"/>
<path class="island" d="M0 120l8-12 8-4 7-18 8 4 6 16 12 14z"/>
<path class="sea" d="M0 119h60v40H0z"/>
<path class="foam" d="M6 128h16M18 137h14"/>
<path class="pine-dark" d="M42 166c-9-18-8-52 1-70 9 18 10 52 1 70z"/>
<path class="shade" d="M54 60h106v130H54z"/>
<path class="white" d="M48 52h112v10H48z"/>
<path class="white" d="M54 62h44c4 8-4 14 2 24-6 8 4 18-2 28 4 10-4 20 1 32-3 12 2 20-1 34H54z"/>
<path class="wood" d="M62 72h7v4h-7zM80 72h7v4h-7zM98 72h7v4h-7zM116 72h7v4h-7zM134 72h7v4h-7z"/>
<path class="white" d="M107 84h40v22h-40z"/>
<path class="dark" d="M107 100h40v2h-40z"/>
<path class="dark" d="M129 86a8 8 0 1 1-.1 0zM111 89h6v2h-6zM111 94h6v2h-6z"/>
<path class="deep" d="M114 124h26v36h-26z"/>
<path class="lit" opacity=".25" d="M117 127h9v30h-9z"/>
<path class="white" d="M126 124h2v36h-2zM110 160h34v4h-34z"/>
<path class="sea" d="M103 124h11v36h-11zM140 124h11v36h-11z"/>
<path class="deep" d="M105 130h7v2h-7zM105 136h7v2h-7zM105 142h7v2h-7zM105 148h7v2h-7zM142 130h7v2h-7zM142 136h7v2h-7zM142 142h7v2h-7zM142 148h7v2h-7z"/>
<path class="earth" d="M0 166c40-6 110-4 160 0v34H0z"/>
<path class="stone" opacity=".5" d="M0 182h160v1.500H0zM40 165l-14 35h-2l14-35zM120 164l12 36h-2l-12-36z"/>
<path class="line" d="M56 184L82 66M74 186L98 68M61 164h18M65 146h18M69 128h18M73 110h18M77 92h18M80 78h17"/>
<path class="dark" opacity=".35" d="M88 190h60v4H88z"/>
<path class="clay" d="M92 168h50v22H92z"/>
<path class="wood" d="M92 168h50v6H92z"/>
<path class="line" d="M106 168v-5c0-3 2-4 4-4h14c2 0 4 1 4 4v5"/>
<path class="sun" d="M113 172h8v8h-8z"/>
<path class="white" d="M22 172h22v20H22z"/>
<path class="shade" d="M36 172h8v20h-8z"/>
<path class="sea" d="M22 176h22v5H22z"/>
<path class="foam" d="M23 172a10 11 0 0 1 20 0"/>
<path class="line" d="M33 174v-18H20v-8h4"/>
<path class="clay" d="M24 143h20v10H24z"/>
`;

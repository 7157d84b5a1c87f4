export const cleaning = `
<path class="sky" d="M0 0h160v200H0z"/>
<circle class="sun" cx="112" cy="52" r="17"/>
<path class="sea" d="M0 118h160v40H0z"/>
<path class="foam" d="M14 130h26M60 138h18M118 128h30"/>
<path class="earth" d="M0 152c50-10 110-8 160 0v48H0z"/>
<path class="line" d="M22 176V74M140 180V70M22 80c40 12 80 10 118-4"/>
<path class="white" d="M34 83c12 4 26 5 38 5 2 20-4 36 2 56-12 4-26 0-38 2-4-20 2-42-2-63z"/>
<path class="shade" d="M56 87c6 1 10 1 16 1 2 20-4 36 2 56-6 2-12 2-18 1 4-20-2-38 0-58z"/>
<path class="white" d="M82 88c10 0 20-1 28-3-2 16 4 28 0 44-8 2-18 1-27 3-3-14 1-30-1-44z"/>
<path class="clay" d="M118 83l12-3c2 12-2 20 1 30l-12 2c-2-10 1-20-1-29z"/>
<path class="wood" d="M46 170h38l-5 22H51z"/>
<path class="white" d="M48 172c2-10 10-12 16-6 6-6 16-2 17 6z"/>
`;

export const works = `
<path class="sky" d="M0 0h160v200H0z"/>
<path class="white" d="M44 70h116v130H44z"/>
<path class="shade" d="M126 70h34v130h-34z"/>
<path class="white" d="M38 62h122v10H38z"/>
<path class="wood" d="M54 82h8v5h-8zM76 82h8v5h-8zM98 82h8v5h-8z"/>
<path class="deep" d="M104 108h24v34h-24z"/>
<path class="sea" d="M94 108h10v34H94zM128 108h10v34h-10z"/>
<path class="earth" d="M0 178h160v22H0z"/>
<path class="line" d="M28 182L64 58M48 184L82 62M34 162h20M40 142h20M46 122h19M52 102h19M57 82h19"/>
<path class="clay" d="M92 158h44a4 4 0 0 1 4 4v22H88v-22a4 4 0 0 1 4-4z"/>
<path class="line" d="M104 158v-6c0-3 2-4 4-4h12c2 0 4 1 4 4v6M88 170h52"/>
<path class="sun" d="M110 167h8v8h-8z"/>
`;

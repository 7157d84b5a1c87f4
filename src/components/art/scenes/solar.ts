export const solar = `
<path class="sky" d="M0 0h160v200H0z"/>
<circle class="sun" cx="80" cy="62" r="24"/>
<path class="white" d="M22 136h138v64H22z"/>
<path class="shade" d="M16 128h144v10H16z"/>
<path class="deep" d="M44 80h86l18 46H58z"/>
<path class="foam" d="M66 80l14 46M88 80l14 46M110 80l16 46M50 95h86M56 110h86"/>
<path class="line" d="M64 128l-6-2M144 128l4-2"/>
<path class="sea" d="M60 158h24v32H60z"/>
<path class="wood" d="M106 200v-34a12 12 0 0 1 24 0v34z"/>
<path class="leaf" d="M0 200c0-24 12-36 24-36 10 10 14 24 12 36z"/>
`;

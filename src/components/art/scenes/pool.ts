export const pool = `
<path class="sky" d="M0 0h160v200H0z"/>
<circle class="sun" cx="52" cy="62" r="17"/>
<path class="pine-dark" d="M118 108c-9-26-7-60 2-82 9 22 11 56 2 82zM140 110c-8-20-6-48 2-66 8 18 10 46 2 66z"
/>
<path class="leaf" d="M0 96c24-10 60-10 90 2 24 8 48 8 70 2v20H0z"/>
<path class="white" d="M0 112h160v88H0z"/>
<path class="sea" d="M0 128h132c6 0 9 3 10 8l14 64H0z"/>
<path class="deep" d="M0 128h132c6 0 9 3 10 8l1 4H0z"/>
<path class="foam" d="M14 154c8-5 14 5 22 0s14 5 22 0M60 176c8-5 14 5 22 0s14 5 22 0M18 190c6-4 12 4 18 0M94 156c6-4 12 4 18 0"
/>
<path class="line" d="M102 150v-34c0-12 14-12 14-2M122 150v-34c0-12 14-12 14-2M102 132h20"/>
`;

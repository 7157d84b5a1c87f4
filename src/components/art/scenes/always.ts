export const always = `
<path class="night" d="M0 0h160v200H0z"/>
<path class="lit" d="M108 38a20 20 0 1 0 16 31 17 17 0 1 1-16-31z"/>
<circle class="lit" cx="42" cy="52" r="1.8"/>
<circle class="lit" cx="62" cy="30" r="1.4"/>
<circle class="lit" cx="76" cy="66" r="1.6"/>
<circle class="lit" cx="26" cy="86" r="1.4"/>
<path class="pine-dark" d="M0 148c30-16 60-14 90-8 30-10 50-8 70 0v60H0z"/>
<path class="dark" d="M46 108h68v66H46z"/>
<path class="shade" d="M98 124h36v50H98z"/>
<path class="dark" d="M42 102h76v8H42z"/>
<path class="lit" d="M58 122h16v20H58zM108 136h14v16h-14z"/>
<path class="wood" d="M82 174v-26a8 8 0 0 1 16 0v26z"/>
<path class="pine" d="M0 174c40-8 110-8 160 0v26H0z"/>
<path class="lit" d="M82 174h16l12 26H78z" opacity=".45"/>
`;

import { lightColours as c } from '#core/colours.ts';

export const house = `
<path fill="${c['art-haze']}" d="M0 0h160v224H0z"/>
<circle fill="${c['art-sun']}" cx="44" cy="58" r="15"/>
<path fill="${c['art-island']}" d="M0 128l10-12 5-15 6-5 7 8 5 12 8 12zM50 128l7-8 6-2 6 10z"/>
<path fill="${c['art-sea']}" d="M0 127h160v97H0z"/>
<path fill="${c['art-sea-deep']}" d="M0 158c50-8 110-6 160-2v68H0z"/>
<path fill="none" stroke="${c['art-foam']}" stroke-width="1.8" stroke-linecap="round" d="M10 138h22M42 144h14M6 150h12"/>
<path fill="${c['art-pine-dark']}" d="M146 170c-9-22-7-62 2-82 9 20 11 60 2 82zM134 172c-6-16-5-42 1-57 7 15 8 41 3 57z"/>
<path fill="${c['art-leaf']}" d="M0 178c40-18 110-20 160-12v58H0z"/>
<path fill="${c['art-wall-shade']}" d="M104 96h30v78h-30z"/>
<path fill="${c['art-wall']}" d="M60 112h56v64H60zM38 136h28v40H38z"/>
<path fill="${c['art-wall-dark']}" d="M60 139l5 37h-5z"/>
<path fill="${c['art-wall']}" d="M101 91h36v6h-36zM57 107h62v6H57zM35 131h33v6H35z"/>
<path fill="${c['art-wood']}" d="M66 117h4v3h-4zM76 117h4v3h-4zM86 117h4v3h-4zM96 117h4v3h-4zM106 117h4v3h-4z"/>
<path fill="${c['art-wood']}" d="M83 176v-25a9 9 0 0 1 18 0v25z"/>
<path fill="none" stroke="${c['art-wall-dark']}" stroke-width="1.2" d="M92 143v33"/>
<circle fill="${c['art-sun']}" cx="95" cy="161" r="1.4"/>
<path fill="${c['art-window']}" d="M69 129h10v14H69zM105 132h8v11h-8zM115 104h10v13h-10zM45 176v-16a6 6 0 0 1 12 0v16z"/>
<path fill="${c['art-sea']}" d="M64 129h5v14h-5zM79 129h5v14h-5zM111 104h4v13h-4zM125 104h4v13h-4z"/>
<path fill="${c['art-earth']}" d="M0 184c44-14 116-14 160-6v46H0z"/>
<path fill="${c['art-stone']}" opacity=".6" d="M82 176h20l14 48H70z"/>
<path fill="${c['art-leaf']}" d="M118 182c-4-18 1-34 8-46 6 1 10 6 9 13 4 5 4 12 0 16 4 7 2 12-2 17z"/>
<path fill="${c['art-clay']}" d="M122 142a4 4 0 1 1 .1 0M129 150a4 4 0 1 1 .1 0M122 158a4 4 0 1 1 .1 0M131 163a4 4 0 1 1 .1 0M123 172a4 4 0 1 1 .1 0"/>
<path fill="${c['art-pine']}" d="M26 212c-12-9-18-20-20-32 12 5 17 15 20 27-1-15 2-28 7-38 5 12 5 27 1 38 4-12 11-20 21-25-2 12-9 21-19 30z"/>
`;

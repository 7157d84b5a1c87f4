import { lightColours as c } from '#core/colours.ts';

const hooks = 'M52 96v10c0 7 9 7 9 1M80 96v10c0 7 9 7 9 1M108 96v10c0 7 9 7 9 1';

export const keys = `
<path fill="${c['art-haze']}" d="M0 0h160v224H0z"/>
<path fill="${c['art-island']}" opacity=".45" d="M112 0h48v224h-56c14-78 4-156 8-224z"/>
<path fill="${c['art-wood']}" d="M34 74h92a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V80a6 6 0 0 1 6-6z"/>
<path fill="none" stroke="${c['art-wood']}" stroke-width="3" stroke-linecap="round" d="${hooks}"/>
<path fill="${c['art-window']}" fill-rule="evenodd" d="M82 108a15 15 0 0 1 4.5 29.3V184h12v8h-7v5h7v8H77.5v-67.7A15 15 0 0 1 82 108zm0 8a7 7 0 1 0 .1 0z"/>
<path fill="${c['art-sun']}" fill-rule="evenodd" d="M54 108a11 11 0 0 1 3.3 21.5V164h8v6h-5v4h5v6H50.7v-50.5A11 11 0 0 1 54 108zm0 6a5 5 0 1 0 .1 0z"/>
<path fill="${c['art-clay']}" fill-rule="evenodd" d="M110 108l12 10v30h-24v-30zm0 7a3 3 0 1 0 .1 0z"/>
`;

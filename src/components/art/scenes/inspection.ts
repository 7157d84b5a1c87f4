/** A list on a board, nearly ticked off, beside the door of a house. */
export const inspection = `
<path class="sky" d="M0 0h160v200H0z"/>
<path class="white" d="M0 40h160v134H0z"/>
<path class="shade" d="M0 34h160v9H0z"/>
<path class="wood" d="M10 52h8v5h-8zM38 52h8v5h-8zM66 52h8v5h-8zM94 52h8v5h-8zM122 52h8v5h-8zM150 52h8v5h-8z"/>
<path class="dark" d="M8 174v-58a28 28 0 0 1 56 0v58z"/>
<path class="wood" d="M14 174v-58a22 22 0 0 1 44 0v58z"/>
<path class="lit" d="M52 140a3 3 0 1 1-.1 0z"/>
<path class="earth" d="M0 172h160v28H0z"/>
<path class="stone" opacity=".5" d="M10 172h52l6 28H2z"/>
<path class="clay" d="M80 76h64a5 5 0 0 1 5 5v98a5 5 0 0 1-5 5H80a5 5 0 0 1-5-5V81a5 5 0 0 1 5-5z"/>
<path class="white" d="M82 86h60v92H82z"/>
<path class="metal" d="M99 69h26v13H99z"/>
<path class="dark" d="M110 98h24v4h-24zM110 118h24v4h-24zM110 138h24v4h-24zM110 158h18v4h-18z"/>
<path class="pine" d="M89 100l3-3 4 4 7-9 3 3-10 13zM89 120l3-3 4 4 7-9 3 3-10 13zM89 140l3-3 4 4 7-9 3 3-10 13z"/>
<path class="shade" d="M90 154h12v12H90z"/>
`;

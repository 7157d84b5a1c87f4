import { Skeletons } from '../parts/list/Skeletons.tsx';

/**
 * A placeholder that a signed-in editor sees instead of the sign-in form until the desk has loaded. It contains no text,
 * because the language may change a moment later. The server renders the placeholder and the form, and
 * `public/desk-first.js` decides before the first paint which of them is visible.
 */
export const Waiting = ({ siteName }: { siteName: string }) => (
  <div className="desk-waiting">
    <div className="desk-head">
      <div className="desk-bar">
        <span className="desk-name">{siteName}</span>
      </div>
    </div>
    <div className="desk-main" aria-busy="true">
      <Skeletons label="" />
    </div>
  </div>
);

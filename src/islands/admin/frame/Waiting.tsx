import { Skeletons } from '../parts/list/Skeletons.tsx';

/**
 * A signed-in editor sees this frame until the desk has loaded. It has no text, because the language may change.
 * The server also renders the sign-in form. `public/desk-first.js` shows the frame or the form before the first paint.
 */
export const Waiting = ({ siteName }: { siteName: string }) => (
  <div className="desk-waiting desk-shell">
    <div className="desk-head">
      <span className="desk-name">{siteName}</span>
    </div>
    <div className="desk-main" aria-busy="true">
      <Skeletons label="" />
    </div>
  </div>
);

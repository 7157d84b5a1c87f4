import { Skeletons } from '../parts/list/Skeletons.tsx';

/**
 * A signed-in editor sees this frame until the desk has loaded. `public/desk-first.js` shows either this frame or
 * the sign-in form before the first paint.
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

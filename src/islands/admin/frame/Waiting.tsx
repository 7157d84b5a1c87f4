import { Skeletons } from '../parts/list/Skeletons.tsx';

/**
 * What a signed-in editor sees until the desk has loaded. No text, because its language may change.
 *
 * The server also renders the sign-in form. `public/desk-first.js` shows one of them before the first paint.
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

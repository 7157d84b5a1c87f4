import { Skeletons } from '../parts/list/Skeletons.tsx';

/**
 * What an editor who is signed in sees until the desk is there, in place of its gate: no words, since they might be in another language
 * a moment later. The server draws it beside the gate; `public/desk-first.js` decides which of the two is seen before either is painted.
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

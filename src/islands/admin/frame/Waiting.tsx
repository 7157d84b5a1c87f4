import { Skeletons } from '../parts/list/Skeletons.tsx';

/** Shown to a signed-in editor until the desk has loaded. `public/desk-first.js` chooses this frame or the sign-in form. */
export const Waiting = ({ siteName, isArticle }: { siteName: string; isArticle: boolean }) => (
  <div className="desk-waiting desk-shell">
    <div className="desk-head">
      <span className="desk-name">{siteName}</span>
    </div>
    <div className="desk-main" aria-busy="true">
      {!isArticle && <div className="desk-title" />}
      <Skeletons label="" />
    </div>
  </div>
);

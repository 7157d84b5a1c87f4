import { useState } from 'react';
import { detailsIn, type FieldTexts } from '#core/business/field-texts.ts';
import { sourceFirst } from '#core/locale.ts';
import { lastingPages, pagePath, publicPages, type PublicPage } from '#core/paths.ts';
import { Button } from '../parts/Button.tsx';
import { openInNewTab } from '../parts/browser/open-in-new-tab.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Opens a page of the site with the unsaved details of the business. */
export function BusinessPreview({ typed }: { typed: FieldTexts }) {
  const { words } = useDesk();
  const { business: texts } = words;
  const [page, setPage] = useState('home' as PublicPage);
  // Below the section, wide screens have room for it.
  const [hasRoom] = useState(() => matchMedia('(width >= 64rem)').matches);
  return (
    <details className="desk-panel" open={hasRoom}>
      <summary>{texts.preview}</summary>
      <div className="stack">
        <p className="soft">{texts.previewAbout}</p>
        <label className="desk-check">
          {texts.previewPage}
          <select value={page} onChange={({ target }) => setPage(target.value as PublicPage)}>
            {lastingPages.map((each) => (
              <option key={each} value={each}>
                {publicPages[each]}
              </option>
            ))}
          </select>
        </label>
        <div className="row">
          {sourceFirst.map((locale) => {
            const details = JSON.stringify(detailsIn(typed));
            const open = () =>
              void openInNewTab('preview-business', { path: pagePath({ page, locale }), details });
            return <Button key={locale} text={words.languageNames[locale]} onClick={open} />;
          })}
        </div>
      </div>
    </details>
  );
}

import { useState } from 'react';
import { detailsIn, type FieldTexts } from '#core/business/field-texts.ts';
import { languages, sourceFirst } from '#core/locale.ts';
import { pagePath, publicPages, type PublicPage } from '#core/paths.ts';
import { requireSession } from '#session/session.ts';
import { Button } from '../parts/Button.tsx';
import { useDesk } from '../parts/use-desk.ts';

export function BusinessPreview({ typed }: { typed: FieldTexts }) {
  const { business: texts } = useDesk().words;
  const [page, setPage] = useState('home' as PublicPage);
  return (
    <details className="desk-panel">
      <summary>{texts.preview}</summary>
      <div className="desk-stack">
        <p className="desk-hint">{texts.previewAbout}</p>
        <label className="desk-check">
          {texts.previewPage}
          <select value={page} onChange={({ target }) => setPage(target.value as PublicPage)}>
            {pages.map((each) => (
              <option key={each} value={each}>
                {publicPages[each]}
              </option>
            ))}
          </select>
        </label>
        <div className="desk-actions">
          {sourceFirst.map((locale) => {
            const open = () => void openPreview(typed, pagePath({ page, locale }));
            return <Button key={locale} text={languages[locale].name} onClick={open} />;
          })}
        </div>
      </div>
    </details>
  );
}

/** Submits a form, so that the preview opens in a new tab with its own Content-Security-Policy. */
async function openPreview(texts: FieldTexts, path: string): Promise<void> {
  const session = await requireSession().current();
  const fields = { path, details: JSON.stringify(detailsIn(texts)), token: session?.accessToken ?? '' };
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/functions/v1/preview-business', target: '_blank' });
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Omits `how-we-write`, because that page shows counts of the published news, which the preview does not have. */
const pages = (Object.keys(publicPages) as PublicPage[]).filter((page) => page !== 'how-we-write');

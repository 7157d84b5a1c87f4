import { useMemo } from 'react';
import { changedFields, fieldTexts } from '#core/business/field-texts.ts';
import type { AnswerOf } from '#contract/contract.ts';
import type { readBusiness } from '#contract/site.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { typeIntoBusiness } from '#stores/business-form.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { useFieldNames } from './fields.ts';

/**
 * The earlier versions of the business details: who saved each, and what changed.
 * The restore button only fills the form. The editor must still save it.
 */
export function BusinessVersions({ versions }: { versions: Version[] }) {
  const { words, language } = useDesk();
  const texts = words.business;
  const nameOf = useFieldNames();
  // Memoised, because each keystroke in the form renders this component again.
  const listed = useMemo(() => versions.map(({ details }) => fieldTexts(details)), [versions]);
  return (
    <details className="desk-panel">
      <summary>{texts.versions}</summary>
      <ul className="plain stack">
        {versions.map(({ version, savedAt, savedBy }, index) => {
          const [own = {}, before] = [listed[index], listed[index + 1]];
          const changed = before === undefined ? [] : Object.keys(changedFields(before, own));
          return (
            <li key={version}>
              <p>
                {version}. {formatMoment(savedAt, language)}
                {savedBy !== null && ` – ${savedBy}`}
              </p>
              {changed.length > 0 && (
                <p className="soft">
                  {fill(texts.changed, { fields: [...new Set(changed.map(nameOf))].join(', ') })}
                </p>
              )}
              {index > 0 && (
                <Button
                  variant="standalone-link"
                  text={texts.restore}
                  about={String(version)}
                  onClick={() => {
                    typeIntoBusiness(own);
                    showToast({ tone: 'success', title: texts.restored, text: '' });
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

type Version = AnswerOf<typeof readBusiness>['versions'][number];

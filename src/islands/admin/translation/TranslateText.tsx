import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { slugParts } from '#core/post/post.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import type { EditablePost } from '#clients/articles.ts';
import { showToast } from '#stores/toasts.ts';
import { fetchTranslationState, translate } from '#stores/translating.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { problemText } from './problem-text.ts';
import { useWritingHelp } from './use-writing-help.ts';

/** Translates the language that is open: all of it, or what has changed in the Dutch text. */
export function TranslateText({ stored, words, isChanged, onRenewed }: Props) {
  const { slug, language: locale, revision } = stored;
  const texts = words.translation;
  const { whyNot } = useWritingHelp(words);
  const { data: state, refetch } = useQuery({
    queryKey: ['translation-state', slug, revision, stored.outdated_since],
    queryFn: () => fetchTranslationState({ slug, language: locale }),
  });
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  async function run(changedOnly: boolean) {
    setAsking(false);
    setBusy(true);
    const slugBase = slugParts(slug)?.slugBase ?? slug;
    const sent = await translate({ slugBase, language: locale, changedOnly });
    if (sent.ok) {
      await onRenewed();
      showToast({ tone: 'success', title: texts.done, text: texts.doneText });
    } else {
      await refetch();
      showToast({ tone: 'failure', title: texts.failed, text: refusalText(words, sent.refusal.code) });
    }
    setBusy(false);
  }

  const hindrance =
    whyNot ?? (isChanged ? texts.unsaved : state?.up_to_date === true ? texts.upToDate : undefined);
  const isClosed = busy || hindrance !== undefined || state === undefined;
  return (
    <section aria-labelledby="translate-text">
      <h2 id="translate-text">{texts.title}</h2>
      {state?.problem && !busy && <p className="desk-problem">{problemText(state.problem, texts)}</p>}
      <div className="desk-actions">
        <button
          type="button"
          className="button button-quiet"
          disabled={isClosed}
          onClick={() => (stored.translation === 'pending' ? void run(false) : setAsking(true))}
        >
          {texts.translate}
        </button>
        {stored.translation !== 'pending' && (
          <button
            type="button"
            className="button button-quiet"
            disabled={isClosed || state.changed === undefined}
            onClick={() => void run(true)}
          >
            {texts.translateChanged}
          </button>
        )}
      </div>
      <p className="desk-hint" role="status">
        {busy ? texts.working : (hindrance ?? changedText(state?.changed, stored, texts))}
      </p>
      {asking && (
        <ConfirmDialog
          title={texts.overwrite}
          text={texts.overwriteText}
          confirm={texts.translate}
          cancel={texts.cancel}
          busy={busy}
          onConfirm={() => void run(false)}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function changedText(
  changed: number | undefined,
  { translation }: EditablePost,
  texts: DeskWords['translation'],
): string {
  if (translation === 'pending') return '';
  return changed === undefined ? texts.changedUnknown : fill(texts.changed, { n: changed });
}

type Props = {
  stored: EditablePost;
  words: DeskWords;
  isChanged: boolean;
  onRenewed: () => Promise<void>;
};

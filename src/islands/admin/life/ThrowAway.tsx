import { useState } from 'react';
import { daysInTrash } from '#core/lifetimes.ts';
import { sourceLocale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { slugBaseOf, trashArticle, type PostVersion } from '#stores/article-life.ts';
import type { EditablePost } from '#clients/articles.ts';
import { showToast } from '#stores/toasts.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { refusalText } from '../parts/refusal-text.ts';

/** Throws this language away, or the whole article. The Dutch text goes with all of it. */
export function ThrowAway({ stored, words, onThrown }: Props) {
  const [asks, setAsks] = useState<'one' | 'all'>();
  const [busy, setBusy] = useState(false);
  const texts = words.life.trash;
  const slugBase = slugBaseOf(stored.slug);

  async function throwAway(which: 'one' | 'all') {
    setBusy(true);
    const sent = await trashArticle({
      slug_base: slugBase,
      ...(which === 'one' && { language: stored.language }),
    });
    setBusy(false);
    setAsks(undefined);
    if (sent.ok) onThrown(sent.value);
    else showToast({ tone: 'failure', title: texts.failed, text: refusalText(words, sent.refusal.code) });
  }

  return (
    <div className="desk-actions">
      {stored.language !== sourceLocale && (
        <button type="button" className="button desk-danger" onClick={() => setAsks('one')}>
          {texts.one}
        </button>
      )}
      <button type="button" className="button desk-danger" onClick={() => setAsks('all')}>
        {texts.all}
      </button>
      {asks !== undefined && (
        <ConfirmDialog
          title={texts[`${asks}Title`]}
          text={fill(texts[`${asks}Text`], { days: daysInTrash })}
          confirm={texts[asks]}
          cancel={words.life.cancel}
          busy={busy}
          onConfirm={() => void throwAway(asks)}
          onCancel={() => setAsks(undefined)}
        />
      )}
    </div>
  );
}

type Props = {
  stored: EditablePost;
  words: DeskWords;
  onThrown: (posts: PostVersion[]) => void;
};

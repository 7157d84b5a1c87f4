import { useState } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import { daysInTrash } from '#core/lifetimes.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { takeBack, type PostVersion } from '#stores/article-life.ts';
import { showToast } from '#stores/toasts.ts';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { refusalText } from '../parts/refusal-text.ts';

/** In the place of an article that was just thrown away: that it lies in the trash, and the way back. */
export function ThrownAway({ posts, words, onBack }: Props) {
  const [busy, setBusy] = useState(false);
  const texts = words.life;

  async function undo() {
    setBusy(true);
    const sent = await takeBack(posts);
    setBusy(false);
    if (!sent.ok) {
      const text = refusalText(words, sent.refusal.code);
      showToast({ tone: 'failure', title: texts.undoFailed, text });
      return;
    }
    showToast({ tone: 'success', title: texts.undone });
    onBack();
  }

  return (
    <>
      <p role="status">{fill(texts.trash.thrown, { days: daysInTrash })}</p>
      <div className="desk-actions">
        <button type="button" className="button" disabled={busy} onClick={() => void undo()}>
          {texts.undo}
        </button>
        <a href={deskPages.trash}>{texts.trash.toTrash}</a>
      </div>
      <PublicationStrip words={words} />
    </>
  );
}

type Props = { posts: PostVersion[]; words: DeskWords; onBack: () => void };

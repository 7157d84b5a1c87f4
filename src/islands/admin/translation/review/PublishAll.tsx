import { useEffect, useRef, useState } from 'react';
import type { Article } from '#contract/articles.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { counted } from '#i18n/counted.ts';
import { fill } from '#i18n/fill.ts';
import { languages } from '#i18n/languages.ts';
import { hidePosts, publishTogether } from '#stores/publishing.ts';
import { offerUndo } from '../../life/offer-undo.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { tellRefusal } from '../../parts/tell-refusal.ts';
import { useDeskAction } from '../../parts/use-desk-action.ts';
import { isPublishable, isUnread } from '../../articles/article-state.ts';

/** At the end of the reading: everything that is ready goes to the site with one press. What nobody has read asks once more. */
export function PublishAll({ article, words, onChanged }: Props) {
  const [asks, setAsks] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const ready = article.posts.filter(isPublishable);
  const unread = ready.filter(isUnread);
  const texts = words.sideBySide;
  useEffect(() => said.current?.focus(), []);

  const publishing = useDeskAction({
    run: () => publishTogether(ready.map(({ slug }) => slug)),
    done: () =>
      offerUndo({
        title: texts.published,
        about: [article.slug_base],
        words,
        undo: () => hidePosts(ready.map(({ slug }) => slug)),
        afterwards: onChanged,
      }),
    refused: (cause) => tellRefusal({ words, title: words.edit.publishFailed, cause }),
    ended: () => {
      setAsks(false);
      return onChanged();
    },
  });

  return (
    <>
      <p ref={said} tabIndex={-1}>
        {unread.length === 0
          ? texts.allRead
          : fill(texts.left, {
              languages: unread.map(({ language }) => languages[language].name).join(', '),
            })}
      </p>
      {ready.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <div className="desk-actions">
          <button
            type="button"
            className="button"
            disabled={publishing.isPending}
            onClick={() => (unread.length > 0 ? setAsks(true) : publishing.mutate())}
          >
            {texts.publishAll}
          </button>
        </div>
      )}
      {asks && (
        <ConfirmDialog
          title={words.articles.together.unreadTitle}
          text={`${counted(words.articles.together.unread, unread.length)} ${words.articles.together.unreadText}`}
          confirm={words.articles.together.unreadConfirm}
          cancel={words.life.cancel}
          busy={publishing.isPending}
          onConfirm={() => publishing.mutate()}
          onCancel={() => setAsks(false)}
        />
      )}
    </>
  );
}

type Props = { article: Article; words: DeskWords; onChanged: () => Promise<unknown> };

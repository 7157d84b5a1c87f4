import { useState } from 'react';
import type { PostVersion } from '#contract/article-life.ts';
import type { EditablePost } from '#contract/articles.ts';
import { sourceLocale } from '#core/locale.ts';
import { Changeable, LifeRow } from './Changeable.tsx';
import { OwnSlug, RenameArticle } from './RenameArticle.tsx';
import { MoveToTrash } from './MoveToTrash.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { deskPages } from '#core/desk-pages.ts';
import { postPath } from '#core/paths.ts';
import { formOf, postFields } from '#core/post/fields.ts';
import { fill } from '#i18n/fill.ts';
import { formatDate } from '#i18n/format.ts';
import { startCopy } from '#stores/article/new-article.ts';
import { showPage } from '#stores/shown-page.ts';
import { dismissToasts, showToast } from '#stores/toasts.ts';
import { storedImage } from '../images/stored-image.ts';
import { Button } from '../parts/Button.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { islandTime } from '#core/ibiza-time/clock.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { dateArticle } from '#stores/article/article-life.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { offerUndo } from '../parts/offer-undo.ts';

/** Changes an article’s date or address, copies it, and moves it to the trash. */
export function ArticleLife({ stored, onChanged, onMoved, onTrashed }: Props) {
  const { words, language } = useDesk();
  const { date, rename, copy, trash, panel } = words.life;
  const { publishedAt, publicSlug, slug } = stored;
  return (
    <section className="desk-panel article-life" aria-labelledby="article-life">
      <h2 id="article-life">{panel}</h2>
      <Changeable
        title={date.title}
        value={publishedAt === null ? date.none : formatDate(publishedAt, language)}
        form={(close) => <DateArticle stored={stored} onChanged={onChanged} onClose={close} />}
      />
      {/* The Dutch page moves the whole article. The others have an address of their own. */}
      <Changeable
        title={rename.title}
        value={postPath(publicSlug)}
        form={(close) =>
          stored.language === sourceLocale ? (
            <RenameArticle slug={slug} onMoved={onMoved} onClose={close} />
          ) : (
            <OwnSlug stored={stored} onChanged={onChanged} onClose={close} />
          )
        }
      />
      {stored.language === sourceLocale && (
        <LifeRow title={copy.title}>
          <CopyArticle stored={stored} />
        </LifeRow>
      )}
      <LifeRow title={trash.title}>
        <MoveToTrash stored={stored} onTrashed={onTrashed} />
      </LifeRow>
    </section>
  );
}

type Props = {
  stored: EditablePost;
  onChanged: () => Promise<unknown>;
  onMoved: (slug: string) => void;
  onTrashed: (posts: PostVersion[]) => void;
};

function CopyArticle({ stored }: { stored: EditablePost }) {
  const { words } = useDesk();
  const texts = words.life.copy;
  const copying = useDeskAction({
    run: () => {
      const title = fill(texts.titleOf, { title: stored.title }).slice(0, postFields.title.maxLength);
      return startCopy({ ...formOf(stored), title, image: storedImage(stored) });
    },
    onSuccess: (isStarted) => {
      if (!isStarted) {
        showToast({ tone: 'failure', title: texts.failed, text: words.writing.drafts.notSwitched });
        return;
      }
      // The copy must not carry the news and the place of the original.
      dismissToasts();
      history.pushState(undefined, '', deskPages['manual-blog-create']);
      showPage('manual-blog-create');
      scrollTo(0, 0);
      showToast({ tone: 'success', title: texts.copied, text: texts.copiedText });
    },
    failureTitle: texts.failed,
  });
  return <Button text={texts.copy} busy={copying.isPending} onClick={() => copying.mutate()} />;
}

function DateArticle({ stored, onChanged, onClose }: DateProps) {
  const { words, language } = useDesk();
  const texts = words.life.date;
  const slugBase = slugBaseOf(stored.slug);
  const today = dayOf(new Date());
  const shown = stored.publishedAt === null ? '' : dayOf(new Date(stored.publishedAt));
  const [day, setDay] = useState(shown);
  const isDay = /^\d{4}-/.test(day) && day >= '2000-01-01' && day <= today;
  const dating = useDeskAction({
    run: () => dateArticle({ slugBase, day }),
    onSuccess: () => {
      onClose();
      void onChanged();
      const undo = () => dateArticle({ slugBase, day: shown });
      if (shown === '') showToast({ tone: 'success', title: texts.dated });
      else offerUndo({ title: texts.dated, about: [slugBase], words, undo, afterUndo: onChanged });
    },
    failureTitle: texts.failed,
  });
  return (
    <ChangeForm
      save={texts.save}
      busy={dating.isPending}
      disabled={!isDay}
      onSave={() => dating.mutate()}
      onClose={onClose}
    >
      <TextField
        type="date"
        label={texts.field}
        name="published_on"
        hint={texts.hint}
        status={isDay ? formatDate(`${day}T12:00Z`, language) : ''}
        problem={day !== '' && !isDay ? texts.wrong : undefined}
        min="2000-01-01"
        max={today}
        value={day}
        onText={setDay}
      />
    </ChangeForm>
  );
}

const dayOf = (moment: Date): string => islandTime(moment).slice(0, 10);

type DateProps = { stored: EditablePost; onChanged: () => Promise<unknown>; onClose: () => void };

import { lazy } from 'react';
import type { PostVersion } from '#contract/article-life.ts';
import type { EditablePost } from '#contract/articles.ts';
import { sourceLocale } from '#core/locale.ts';
import { Changeable } from './Changeable.tsx';
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

const ArticleAddress = lazy(() => import('./ArticleAddress.tsx'));
const DateArticle = lazy(() => import('./DateArticle.tsx'));

/** Says when and where an article is on the site, and changes both. */
export function ArticlePlace({ stored, onChanged, onMoved }: PlaceProps) {
  const { words, language } = useDesk();
  const { date, rename } = words.life;
  const { publishedAt, publicSlug } = stored;
  return (
    <div className="article-life">
      <Changeable
        title={date.title}
        value={publishedAt === null ? date.none : formatDate(publishedAt, language)}
        form={(close) => <DateArticle stored={stored} onChanged={onChanged} onClose={close} />}
      />
      <Changeable
        title={rename.title}
        value={postPath(publicSlug)}
        form={(close) => (
          <ArticleAddress stored={stored} onChanged={onChanged} onMoved={onMoved} onClose={close} />
        )}
      />
    </div>
  );
}

/** Copies an article, and moves it to the trash. */
export const ArticleEnds = ({ stored, onTrashed }: EndsProps) => (
  <div className="row article-ends">
    {stored.language === sourceLocale && <CopyArticle stored={stored} />}
    <MoveToTrash stored={stored} onTrashed={onTrashed} />
  </div>
);

type PlaceProps = {
  stored: EditablePost;
  onChanged: () => Promise<unknown>;
  onMoved: (slug: string) => void;
};

type EndsProps = { stored: EditablePost; onTrashed: (posts: PostVersion[]) => void };

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
  return (
    <Button
      variant="standalone-link"
      text={texts.copy}
      busy={copying.isPending}
      onClick={() => copying.mutate()}
    />
  );
}

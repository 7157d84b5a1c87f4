import { lazy, type ComponentProps } from 'react';
import { sourceLocale } from '#core/locale.ts';
import { slugBaseOf } from '#core/post/post.ts';
import type { PostVersion } from '#contract/article-life.ts';
import type { EditablePost } from '#contract/articles.ts';
import { ImageField } from '../images/ImageField.tsx';
import { ArticleEnds, ArticlePlace } from '../life/ArticleLife.tsx';
import { FailedTranslations } from '../translation/FailedTranslations.tsx';
import { OtherLanguages } from '../translation/OtherLanguages.tsx';
import { ReviewText } from '../translation/ReviewText.tsx';
import { TranslateText } from '../translation/TranslateText.tsx';
import '../translation/translation.css';
import { WholeText } from '../life/WholeText.tsx';
import { LaterPart } from '../parts/LaterPart.tsx';
import { SearchFields } from '../writing/SearchFields.tsx';
import { SideTabs } from './page/SideTabs.tsx';
import { PostPreviews } from './PostPreviews.tsx';
import { imageInForm } from './post-text.ts';
import type { EditedText } from './use-edited-text.ts';
import { useDesk } from '../parts/use-desk.ts';

const ReviewChecklist = lazy(() => import('../news/ReviewChecklist.tsx'));
const PostHistory = lazy(() => import('./PostHistory.tsx'));

/** Everything beside the text of a post, in three tabs: publishing, search engines and history. */
export function PostSide(props: Props) {
  const { stored, edited, problems, readAgain, onRenewed, onMoved, onTrashed } = props;
  const { words } = useDesk();
  const { text, isChanged } = edited;
  const { slug, language: lang } = stored;

  const publishing = (
    <>
      <FailedTranslations slug={slug} onRenewed={readAgain} />
      <ArticlePlace stored={stored} onChanged={readAgain} onMoved={onMoved} />
      <div className="stack gap-5 post-translation">
        {/* A text that AI wrote has its own review checklist. */}
        {stored.translation === 'machine' && !stored.writtenByAi && (
          <ReviewText stored={stored} isChanged={isChanged} onRenewed={onRenewed} />
        )}
        {lang !== sourceLocale && (
          <TranslateText stored={stored} isChanged={isChanged} onRenewed={onRenewed} />
        )}
        <OtherLanguages slug={slug} open={lang} />
      </div>
      <ImageField
        slugBase={slugBaseOf(slug)}
        value={imageInForm(text, stored)}
        onChange={(changed) => edited.change({ image: changed ?? null })}
        isSaved={!edited.isChanged}
        problem={problems['heroImageAlt']}
        lang={lang}
      />
      {stored.writtenByAi && (
        <LaterPart>
          <ReviewChecklist stored={stored} isChanged={edited.isChanged} onSigned={readAgain} />
        </LaterPart>
      )}
      <PostPreviews slug={slug} />
      {stored.source && <Beside summary={words.edit.source} text={stored.source} lang={sourceLocale} />}
      {edited.isOvertaken && <Beside summary={words.edit.stored} text={stored} lang={lang} />}
      <ArticleEnds stored={stored} onTrashed={onTrashed} />
    </>
  );
  const search = (
    <SearchFields
      text={text}
      lang={lang}
      problems={problems}
      slug={stored.publicSlug}
      onChange={edited.change}
    />
  );
  return (
    <SideTabs
      label={words.writing.article.side}
      problems={problems}
      tabs={[
        { title: words.writing.article.publishing, content: publishing },
        { title: words.writing.search.title, content: search },
        {
          title: words.edit.history,
          content: (
            <LaterPart>
              <PostHistory
                stored={stored}
                isChanged={isChanged}
                onTakeBack={({ post }) => edited.takeBack(post)}
              />
            </LaterPart>
          ),
        },
      ]}
    />
  );
}

function Beside({ summary, ...shown }: ComponentProps<typeof WholeText> & { summary: string }) {
  return (
    <details open className="post-beside">
      <summary>{summary}</summary>
      <WholeText {...shown} />
    </details>
  );
}

type Props = {
  stored: EditablePost;
  edited: EditedText;
  problems: Record<string, string>;
  readAgain: () => Promise<unknown>;
  onRenewed: () => Promise<void>;
  onMoved: (slug: string) => void;
  onTrashed: (posts: PostVersion[]) => void;
};

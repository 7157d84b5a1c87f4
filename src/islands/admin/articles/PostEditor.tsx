import { useStore } from '@nanostores/react';
import { lazy, useRef } from 'react';
import { sourceLocale } from '#core/locale.ts';
import type { PostVersion } from '#contract/article-life.ts';
import type { EditablePost } from '#contract/articles.ts';
import { useWatchedPost } from '../life/use-watched-post.ts';
import { ProgressForReaders, PublicationStrip } from '../publication/PublicationStrip.tsx';
import { useLeaveWarning } from '../parts/form/use-leave-warning.ts';
import { CorrectAll } from '../translation/UpdateAll.tsx';
import { TextDoubts } from '../translation/TranslateText.tsx';
import { WrittenFields } from '../writing/WrittenFields.tsx';
import { useSaveKey } from '../writing/use-save-key.ts';
import { ArticleLayout } from './page/ArticleLayout.tsx';
import { LanguageTabs } from './page/LanguageTabs.tsx';
import { AlsoOpen, SavedState } from './page/ArticleState.tsx';
import { NextStep } from './page/NextStep.tsx';
import { ArticleLine } from './page/ArticleLine.tsx';
import { PostActions, usePublication } from './PostActions.tsx';
import { PostNotices, UnsavedElsewhere } from './PostNotices.tsx';
import { PostSide } from './PostSide.tsx';
import { imageInForm } from './post-text.ts';
import { openPreview } from './open-preview.ts';
import { useEditedText } from './use-edited-text.ts';
import { useSaving } from './use-saving.ts';
import { Check } from '../parts/form/Check.tsx';
import { LaterPart } from '../parts/LaterPart.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { useDesk } from '../parts/use-desk.ts';

// Below the text, and usually empty.
const PostNotes = lazy(async () => ({ default: (await import('./PostNotes.tsx')).PostNotes }));

/** Edits one language of an article: the text, what publishes it, and what other editors do with it now. */
export function PostEditor(props: Props) {
  const { stored, readAgain, onMoved, onTrashed } = props;
  const { words } = useDesk();
  const edited = useEditedText({ stored, readAgain });
  const { others, notes, isGone } = useWatchedPost({
    slug: stored.slug,
    revision: stored.revision,
    readAgain,
  });
  const { problems, choice, choose, save, saveFirst, startFromStored } = useSaving({
    stored,
    edited,
    readAgain,
  });
  const publication = usePublication({
    stored,
    save,
    saveFirst,
    content: edited.text.content,
    onMoved: readAgain,
    isUnread: stored.translation === 'machine' && !choice.reviewed,
  });
  function previewed() {
    const { text } = edited.$editing.get();
    return { slug: stored.slug, isStored: true, text, image: imageInForm(text, stored) };
  }
  const isCorrecting = stored.language === sourceLocale && edited.isChanged;
  const form = useRef<HTMLFormElement>(null);
  useSaveKey(form);
  const isOnServer = !useStore(edited.autosave.$draft).isChanged;
  useLeaveWarning(edited.isChanged && !edited.isKeptHere && !isOnServer);

  return (
    <ArticleLayout
      title={edited.text.title.trim() || words.writing.article.untitled}
      tabs={
        <>
          <LanguageTabs slug={stored.slug} />
          <AlsoOpen others={others} shown={stored.language} />
        </>
      }
      state={
        <>
          <ArticleLine stored={stored} />
          <SavedState edited={edited} />
        </>
      }
      next={
        isCorrecting ? (
          <CorrectAll slug={stored.slug} saveFirst={saveFirst} />
        ) : (
          <NextStep slug={stored.slug} onChanged={readAgain} />
        )
      }
      actions={
        <PostActions
          stored={stored}
          publication={publication}
          isSaved={!edited.isChanged && !choice.reviewed}
          onPreview={() => openPreview(previewed)}
        />
      }
      side={
        <PostSide
          stored={stored}
          edited={edited}
          problems={problems}
          readAgain={readAgain}
          onMoved={onMoved}
          onTrashed={onTrashed}
          onRenewed={startFromStored}
        />
      }
    >
      <ProgressForReaders />
      <PublicationStrip onlyTrouble />
      <UnsavedElsewhere edited={edited} stored={stored} />
      <PostNotices edited={edited} stored={stored} isGone={isGone} />
      {!stored.reviewedBy && (stored.writtenByAi || stored.translation === 'machine') && (
        <TextDoubts stored={stored} />
      )}
      {stored.translation === 'pending' && (
        <p className="desk-panel post-notice">{words.translation.stillSource}</p>
      )}
      <DeskForm id="article" ref={form} noValidate onSend={publication.send}>
        <WrittenFields
          labels={words.edit}
          called="column"
          lang={stored.language}
          text={edited.text}
          problems={problems}
          isSaved={!edited.isChanged}
          onChange={edited.change}
          onCover={(image) => edited.change({ image })}
        />
        {stored.translation === 'machine' && !stored.writtenByAi && (
          <Check
            label={words.edit.reviewed}
            checked={choice.reviewed}
            onChange={(reviewed) => choose({ reviewed })}
          />
        )}
      </DeskForm>
      <LaterPart>
        <PostNotes slug={stored.slug} notes={notes} />
      </LaterPart>
    </ArticleLayout>
  );
}

type Props = {
  stored: EditablePost;
  readAgain: () => Promise<EditablePost | undefined>;
  onMoved: (slug: string) => void;
  onTrashed: (posts: PostVersion[]) => void;
};

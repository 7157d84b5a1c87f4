import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { inputOfForm } from '#core/post/fields.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import type { PostVersion } from '#contract/article-life.ts';
import type { PostText } from '#browser-storage/post-draft.ts';
import type { EditablePost, WholeVersion } from '#contract/articles.ts';
import { imageRequest } from '#clients/images.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { takeBack } from '#stores/article-life.ts';
import { $publication } from '#stores/publication.ts';
import { saveRevision, type SavedRevision } from '#stores/publishing.ts';
import { $justCreated } from '#stores/shown-page.ts';
import { showToast } from '#stores/toasts.ts';
import { ImageField } from '../images/ImageField.tsx';
import { storedImage } from '../images/stored-image.ts';
import { tellLeftOut } from '../images/tell-left-out.ts';
import { ArticleLife } from '../life/ArticleLife.tsx';
import { offerUndo } from '../life/offer-undo.ts';
import { useNewerVersion } from '../life/use-newer-version.ts';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { tellRefusal } from '../parts/tell-refusal.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { ReviewChecklist } from '../news/ReviewChecklist.tsx';
import { PostTranslation } from '../translation/PostTranslation.tsx';
import { refusedFields } from '../writing/field-problem.ts';
import { SearchFields } from '../writing/SearchFields.tsx';
import { useLeaveWarning } from '../writing/use-leave-warning.ts';
import { useSaveKey } from '../writing/use-save-key.ts';
import { basisOf } from './compare-with-stored.ts';
import { AlsoOpen } from './page/AlsoOpen.tsx';
import { ArticleLayout } from './page/ArticleLayout.tsx';
import { LanguageTabs } from './page/LanguageTabs.tsx';
import { SavedState } from './page/SavedState.tsx';
import { PostActions } from './PostActions.tsx';
import { PostBeside } from './PostBeside.tsx';
import { noChoice, PostChoices } from './PostChoices.tsx';
import { PostFields } from './PostFields.tsx';
import { PostHistory } from './PostHistory.tsx';
import { PostNotices } from './PostNotices.tsx';
import { sameText, textOf } from './post-text.ts';
import { useEditedText } from './use-edited-text.ts';

/** The text of a post, to be changed, saved, published and hidden. */
export function PostEditor(props: Props) {
  const { stored, words, language, notice, previews, readAgain, onMoved, onThrown } = props;
  const edited = useEditedText(stored);
  /** What stands in the fields when an offer to undo is taken, which was made earlier. */
  const latest = useRef(edited);
  useEffect(() => {
    latest.current = edited;
  });
  const { others, isGone } = useNewerVersion({ slug: stored.slug, revision: stored.revision, readAgain });
  const [choice, setChoice] = useState(noChoice);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const texts = words.edit;
  const { text } = edited;
  const form = useRef<HTMLFormElement>(null);
  useSaveKey(form);
  useLeaveWarning(edited.isChanged && !edited.isKept);
  const image = text.image === undefined ? storedImage(stored) : (text.image ?? undefined);

  async function startFromStored() {
    const newer = await readAgain();
    if (!newer) return;
    edited.startFrom(newer);
    setChoice(noChoice);
  }

  const saving = useDeskAction({
    run: (sent: PostText) =>
      saveRevision(
        {
          slug: stored.slug,
          language: stored.language,
          revision: edited.revision,
          ...inputOfForm(sent),
          ...imageRequest(sent.image),
          ...choice,
        },
        { isPublished: stored.is_published },
      ),
    // The form can be sent again while the post is read.
    done: (saved, sent) => void goOn(saved, sent),
    refused: (cause, sent) => void explain(cause, sent),
  });

  async function goOn(saved: SavedRevision, sent: PostText) {
    offerUndo({
      title: texts.saved,
      words,
      undo: () => takeBack([saved]),
      afterwards: showTakenBack,
    });
    tellLeftOut(words, saved.images_left_out);
    $justCreated.set(undefined);
    const newer = await readAgain();
    if (!newer) return;
    setChoice(noChoice);
    // What was typed while it was being saved stays, over what was saved.
    if (sameText(latest.current.text, sent)) latest.current.startFrom(newer);
    else if (newer.revision === saved.revision) latest.current.goOnFrom(basisOf(newer));
    else {
      // Somebody else has saved as well: what they changed is compared with what was sent.
      const { image = storedImage(stored) ?? null } = sent;
      latest.current.goOnFrom({ revision: saved.revision, text: { ...sent, image } });
    }
  }

  async function explain(cause: unknown, sent: PostText) {
    const { code, fields } = refusalOf(cause);
    const newer = code === 'changed-meanwhile' ? await readAgain() : undefined;
    // The same text is what an earlier attempt stored, of which no answer arrived.
    if (newer && sameText(sent, textOf(newer))) {
      latest.current.startFrom(newer);
      setChoice(noChoice);
      showToast({ tone: 'success', title: texts.saved });
      return;
    }
    setProblems(refusedFields(fields, words));
    tellRefusal({ words, title: texts.failed, cause });
  }

  function save() {
    if ($publication.get().step === 'saving') return;
    setProblems({});
    if (!edited.isChanged && !choice.reviewed) {
      showToast({ tone: 'success', title: texts.unchanged });
      return;
    }
    if (image?.alt.trim() === '') {
      setProblems({ hero_image_alt: words.images.altMissing });
      showToast({ tone: 'failure', title: texts.failed, text: refusalText(words, 'image-alt-missing') });
      return;
    }
    saving.mutate(text);
  }

  /** What was typed since is kept, over the version that is back. */
  async function showTakenBack() {
    const { text: before, isChanged } = latest.current;
    const newer = await readAgain();
    if (!newer) return;
    if (isChanged || !sameText(latest.current.text, before)) latest.current.goOnFrom(basisOf(newer));
    else latest.current.startFrom(newer);
  }

  function bringBack({ revision, post }: WholeVersion) {
    edited.change(textOf(post));
    showToast({ tone: 'success', title: fill(texts.takenBack, { n: revision }) });
  }

  return (
    <ArticleLayout
      title={text.title.trim() || words.writing.article.untitled}
      words={words}
      tabs={<LanguageTabs slug={stored.slug} words={words} />}
      state={
        <>
          <SavedState edited={edited} words={words} />
          <AlsoOpen others={others} shown={stored.language} words={words} language={language} />
        </>
      }
      actions={<PostActions stored={stored} words={words} onMoved={readAgain} />}
      side={
        <>
          <PostTranslation
            stored={stored}
            words={words}
            language={language}
            isChanged={edited.isChanged}
            onRenewed={startFromStored}
          />
          <ImageField
            value={image}
            onChange={(changed) => edited.change({ image: changed ?? null })}
            words={words}
            problem={problems['hero_image_alt']}
            lang={stored.language}
          />
          <SearchFields
            text={text}
            slug={stored.slug}
            lang={stored.language}
            problems={problems}
            words={words}
            onChange={edited.change}
          />
          <ReviewChecklist
            {...{ stored, words, language }}
            isChanged={edited.isChanged}
            onSigned={readAgain}
          />
          <ArticleLife
            stored={stored}
            words={words}
            language={language}
            onChanged={readAgain}
            onMoved={onMoved}
            onThrown={onThrown}
          />
          {previews}
          <PostBeside text={text} stored={stored} isOvertaken={edited.isOvertaken} words={words} />
          <PostHistory stored={stored} language={language} words={words} onTakeBack={bringBack} />
        </>
      }
    >
      {notice}
      <PublicationStrip words={words} />
      <PostNotices edited={edited} stored={stored} isGone={isGone} words={words} />
      <form
        id="article"
        ref={form}
        className="desk-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <PostFields
          text={text}
          onChange={edited.change}
          problems={problems}
          locale={stored.language}
          words={words}
        />
        <PostChoices stored={stored} choice={choice} onChoose={setChoice} words={words} />
      </form>
    </ArticleLayout>
  );
}

type Props = {
  stored: EditablePost;
  words: DeskWords;
  language: Locale;
  /** Reads the post again; undefined where that failed, which is told where it is read. */
  readAgain: () => Promise<EditablePost | undefined>;
  /** The post stands at this slug now. */
  onMoved: (slug: string) => void;
  onThrown: (posts: PostVersion[]) => void;
  /** Above the text: what just happened to the article. */
  notice: ReactNode;
  /** At its side: its previews by mail. */
  previews: ReactNode;
};

import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { postPath } from '#core/paths.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { EditablePost, PostRevision } from '#stores/articles.ts';
import { imageRequest } from '#stores/images.ts';
import { forgetDraft, keepDraft, keptDraft, type PostText } from '#stores/post-draft.ts';
import { $publication } from '#stores/publication.ts';
import { hidePost, publishPosts, saveRevision } from '#stores/publishing.ts';
import { showToast } from '#stores/toasts.ts';
import { storedImage } from '../images/stored-image.ts';
import { tellLeftOut } from '../images/tell-left-out.ts';
import { PublicationStrip } from '../PublicationStrip.tsx';
import { refusalText } from '../refusal-text.ts';
import { PostTranslation } from '../translation/PostTranslation.tsx';
import { PostBeside } from './PostBeside.tsx';
import { PostFields } from './PostFields.tsx';
import { PostHistory } from './PostHistory.tsx';

/** The text of a post, to be changed, saved, published and hidden. What is typed is kept in this browser. */
export function PostEditor({ stored, words, language, readAgain }: Props) {
  const { slug, language: locale } = stored;
  const [kept] = useState(() => keptDraft(slug));
  const [text, setText] = useState<PostText>(kept ?? textOf(stored));
  /** The revision the text in the fields was written from. */
  const [basis, setBasis] = useState(kept?.revision ?? stored.revision);
  const [choice, setChoice] = useState({ small_fix: false, reviewed: false });
  const [problems, setProblems] = useState<Record<string, string>>({});
  const busy = useStore($publication).step === 'saving';
  const texts = words.edit;
  const image = text.image === undefined ? storedImage(stored) : (text.image ?? undefined);
  const isChanged = !sameText(text, textOf(stored)) || text.image !== undefined || choice.reviewed;
  const isOvertaken = basis !== stored.revision && !isSameVersion(stored, basis);

  function change(changes: Partial<PostText>) {
    const changed = { ...text, ...changes };
    setText(changed);
    keepDraft(slug, { ...changed, revision: basis });
  }

  function startFrom(post: EditablePost) {
    forgetDraft(slug);
    setText(textOf(post));
    setBasis(post.revision);
    setChoice({ small_fix: false, reviewed: false });
  }

  async function startFromStored() {
    const newer = await readAgain();
    if (newer) startFrom(newer);
  }

  async function save() {
    setProblems({});
    if (!isChanged) {
      showToast({ tone: 'success', title: texts.unchanged });
      return;
    }
    if (image?.alt.trim() === '') {
      setProblems({ hero_image_alt: words.images.altMissing });
      failed(texts.failed, 'image-alt-missing');
      return;
    }
    const sent = await saveRevision(
      {
        slug,
        language: locale,
        revision: isOvertaken ? basis : stored.revision,
        title: text.title,
        excerpt: text.excerpt,
        content: text.content,
        meta_title: text.metaTitle,
        meta_description: text.metaDescription,
        ...imageRequest(text.image),
        ...choice,
      },
      { isPublished: stored.is_published },
    );
    if (!sent.ok) {
      setProblems(sent.refusal.fields ?? {});
      failed(texts.failed, sent.refusal.code);
      if (sent.refusal.code === 'changed-meanwhile') await readAgain();
      return;
    }
    showToast({ tone: 'success', title: texts.saved });
    tellLeftOut(words, sent.value.images_left_out);
    await startFromStored();
  }

  async function publish() {
    const sent = await publishPosts([{ slug, language: locale }]);
    if (!sent.ok) {
      failed(texts.publishFailed, sent.refusal.code);
      return;
    }
    showToast({ tone: 'success', title: texts.published });
    await followRow();
  }

  async function hide() {
    const sent = await hidePost({ slug, language: locale });
    if (!sent.ok) {
      failed(texts.hideFailed, sent.refusal.code);
      return;
    }
    showToast({ tone: 'success', title: texts.hidden });
    await followRow();
  }

  /** Publishing and hiding make a new revision of the row, not of the text. */
  async function followRow() {
    const newer = await readAgain();
    if (newer && !isOvertaken) setBasis(newer.revision);
  }

  function takeBack({ revision, post }: PostRevision) {
    change(post);
    showToast({ tone: 'success', title: texts.takenBack.replace('{n}', String(revision)) });
  }

  const failed = (title: string, code: string) =>
    showToast({ tone: 'failure', title, text: refusalText(words, code) });

  return (
    <div className="post-editor">
      <PostTranslation
        stored={stored}
        words={words}
        language={language}
        isChanged={isChanged}
        onRenewed={startFromStored}
      />
      <form
        className="desk-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {kept && isChanged && !isOvertaken && (
          <p className="post-notice">
            {texts.restored}{' '}
            <button type="button" className="link" onClick={() => startFrom(stored)}>
              {texts.discard}
            </button>
          </p>
        )}
        {isOvertaken && (
          <p className="post-notice" role="alert">
            {texts.newerStored}{' '}
            <button type="button" className="link" onClick={() => setBasis(stored.revision)}>
              {texts.keepMine}
            </button>{' '}
            <button type="button" className="link" onClick={() => startFrom(stored)}>
              {texts.takeStored}
            </button>
          </p>
        )}
        <PostFields
          text={text}
          image={image}
          onChange={change}
          problems={problems}
          locale={locale}
          words={words}
        />
        {locale === 'nl' && (
          <Box
            label={texts.smallFix}
            checked={choice.small_fix}
            onChange={(small_fix) => setChoice({ ...choice, small_fix })}
          />
        )}
        {stored.translation === 'machine' && (
          <Box
            label={texts.reviewed}
            checked={choice.reviewed}
            onChange={(reviewed) => setChoice({ ...choice, reviewed })}
          />
        )}
        <div className="desk-actions">
          <button type="submit" className="button" disabled={busy}>
            {busy ? texts.saving : texts.save}
          </button>
          {stored.is_published ? (
            <>
              <button
                type="button"
                className="button button-quiet"
                disabled={busy}
                onClick={() => void hide()}
              >
                {texts.hide}
              </button>
              <a href={postPath(slug)}>{texts.view}</a>
            </>
          ) : (
            <button
              type="button"
              className="button button-quiet"
              disabled={busy}
              onClick={() => void publish()}
            >
              {texts.publish}
            </button>
          )}
        </div>
        <PublicationStrip words={words} />
      </form>
      <PostBeside text={text} stored={stored} isOvertaken={isOvertaken} words={words} />
      <PostHistory history={stored.history} language={language} words={words} onTakeBack={takeBack} />
    </div>
  );
}

const Box = ({ label, checked, onChange }: BoxProps) => (
  <label className="desk-check">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);

const textOf = (post: EditablePost): PostText => ({
  title: post.title,
  excerpt: post.excerpt,
  content: post.content,
  metaTitle: post.meta_title ?? '',
  metaDescription: post.meta_description ?? '',
});

/** Later revisions may differ in other things than the text: published, hidden, outdated. Those overtake nobody. */
const isSameVersion = (stored: EditablePost, revision: number): boolean => {
  const basis = stored.history.find((version) => version.revision === revision)?.post;
  return (
    basis?.title === stored.title && basis.excerpt === stored.excerpt && basis.content === stored.content
  );
};

const sameText = (one: PostText, other: PostText): boolean =>
  one.title === other.title &&
  one.excerpt === other.excerpt &&
  one.content === other.content &&
  one.metaTitle === other.metaTitle &&
  one.metaDescription === other.metaDescription;

type BoxProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

type Props = {
  stored: EditablePost;
  words: DeskWords;
  language: Locale;
  /** Reads the post again; undefined where that failed, which is told where it is read. */
  readAgain: () => Promise<EditablePost | undefined>;
};

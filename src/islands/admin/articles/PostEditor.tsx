import { useState } from 'react';
import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { EditablePost, PostRevision } from '#stores/articles.ts';
import { saveRevision } from '#stores/publishing.ts';
import { showToast } from '#stores/toasts.ts';
import { PublicationStrip } from '../PublicationStrip.tsx';
import { refusalText } from '../refusal-text.ts';
import { PostActions } from './PostActions.tsx';
import { PostBeside } from './PostBeside.tsx';
import { noChoice, PostChoices } from './PostChoices.tsx';
import { PostFields } from './PostFields.tsx';
import { PostHistory } from './PostHistory.tsx';
import { PostNotices } from './PostNotices.tsx';
import { useEditedText } from './use-edited-text.ts';

/** The text of a post, to be changed, saved, published and hidden. */
export function PostEditor({ stored, words, language, readAgain }: Props) {
  const edited = useEditedText(stored);
  const [choice, setChoice] = useState(noChoice);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const texts = words.edit;
  const { text } = edited;

  async function save() {
    setProblems({});
    if (!edited.isChanged && !choice.reviewed) {
      showToast({ tone: 'success', title: texts.unchanged });
      return;
    }
    const sent = await saveRevision(
      {
        slug: stored.slug,
        language: stored.language,
        revision: edited.revision,
        title: text.title,
        excerpt: text.excerpt,
        content: text.content,
        meta_title: text.metaTitle,
        meta_description: text.metaDescription,
        ...choice,
      },
      { isPublished: stored.is_published },
    );
    if (!sent.ok) {
      setProblems(sent.refusal.fields ?? {});
      showToast({ tone: 'failure', title: texts.failed, text: refusalText(words, sent.refusal.code) });
      if (sent.refusal.code === 'changed-meanwhile') await readAgain();
      return;
    }
    showToast({ tone: 'success', title: texts.saved });
    const newer = await readAgain();
    if (!newer) return;
    edited.startFrom(newer);
    setChoice(noChoice);
  }

  /** Publishing and hiding make a new revision of the row, not of the text. */
  async function followRow() {
    const newer = await readAgain();
    if (newer) edited.follow(newer.revision);
  }

  function takeBack({ revision, post }: PostRevision) {
    edited.change(post);
    showToast({ tone: 'success', title: texts.takenBack.replace('{n}', String(revision)) });
  }

  return (
    <div className="post-editor">
      <form
        className="desk-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <PostNotices edited={edited} stored={stored} words={words} />
        <PostFields
          text={text}
          onChange={edited.change}
          problems={problems}
          locale={stored.language}
          words={words}
        />
        <PostChoices stored={stored} choice={choice} onChoose={setChoice} words={words} />
        <PostActions stored={stored} words={words} onMoved={followRow} />
        <PublicationStrip words={words} />
      </form>
      <PostBeside text={text} stored={stored} isOvertaken={edited.isOvertaken} words={words} />
      <PostHistory history={stored.history} language={language} words={words} onTakeBack={takeBack} />
    </div>
  );
}

type Props = {
  stored: EditablePost;
  words: DeskWords;
  language: Locale;
  /** Reads the post again; undefined where that failed, which is told where it is read. */
  readAgain: () => Promise<EditablePost | undefined>;
};

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fetchPreview, type EditablePost } from '#stores/articles.ts';
import type { PostText } from '#stores/post-draft.ts';
import { useSettled } from './use-settled.ts';

/** Beside the fields: how the text will stand on the page, the Dutch text it translates, and what is stored now. */
export function PostBeside({ text, stored, isOvertaken, words }: Props) {
  const texts = words.edit;
  return (
    <div className="post-beside">
      <Preview text={text} lang={stored.language} words={words} />
      {stored.source && (
        <details open>
          <summary>{texts.source}</summary>
          <Original text={stored.source} lang="nl" />
        </details>
      )}
      {isOvertaken && (
        <details open>
          <summary>{texts.stored}</summary>
          <Original text={stored} lang={stored.language} />
        </details>
      )}
    </div>
  );
}

function Preview({ text, lang, words }: { text: PostText; lang: string; words: DeskWords }) {
  const { title, content } = useSettled(text, 500);
  const isEmpty = content.trim() === '';
  const { data, isError } = useQuery({
    queryKey: ['preview', title, content],
    queryFn: () => fetchPreview({ title, content }),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
  });
  const texts = words.edit;
  return (
    <section aria-labelledby="post-preview">
      <h2 id="post-preview">{texts.preview}</h2>
      {isEmpty && <p className="desk-hint">{texts.previewEmpty}</p>}
      {isError && <p className="desk-problem">{texts.previewFailed}</p>}
      {!isEmpty && data !== undefined && (
        <article lang={lang} className="post-preview">
          <h3>{title}</h3>
          {/* The server made it safe, by the one function that makes the bodies of pages. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: data }} />
        </article>
      )}
    </section>
  );
}

const Original = ({
  text,
  lang,
}: {
  text: Pick<PostText, 'title' | 'excerpt' | 'content'>;
  lang: string;
}) => (
  <div lang={lang}>
    <p>
      <strong>{text.title}</strong>
    </p>
    <p>{text.excerpt}</p>
    <pre tabIndex={0}>{text.content}</pre>
  </div>
);

type Props = { text: PostText; stored: EditablePost; isOvertaken: boolean; words: DeskWords };

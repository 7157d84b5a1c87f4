import type { ReactNode } from 'react';
import type { ArticleImage } from '#core/images/article-image.ts';
import type { Locale } from '#core/locale.ts';
import { postFields } from '#core/post/fields.ts';
import { BodyField } from './BodyField.tsx';
import type { TakeTitle } from './editor/pasting.ts';
import { ExcerptField } from './ExcerptField.tsx';
import { TitleField } from './TitleField.tsx';
import type { WrittenField } from './written-field.ts';

/** The fields of an article’s text: title, summary and body, for new and existing articles. */
export function WrittenFields(props: Props) {
  const {
    article,
    labels,
    called,
    lang,
    text,
    problems,
    isFirst,
    isSaved,
    isReadOnly,
    onChange,
    onCover,
    onTitle,
  } = props;
  const field = (read: Read): WrittenField => {
    const name = postFields[read][called];
    return {
      label: labels[read],
      name,
      lang,
      value: text[read],
      problem: problems[name],
      onChange: (value) => onChange({ [read]: value }),
    };
  };
  return (
    <>
      <TitleField {...field('title')} isFirst={isFirst} />
      <BodyField
        key={article}
        {...field('content')}
        isSaved={isSaved}
        isReadOnly={isReadOnly}
        onCover={onCover}
        onTitle={onTitle}
      />
      {props.children}
      <ExcerptField {...field('excerpt')} content={text.content} />
    </>
  );
}

type Read = 'title' | 'content' | 'excerpt';

type Props = {
  /** Identifies the article. A changed id starts a new document in the text editor. */
  article?: string;
  labels: Record<Read, string>;
  called: 'column' | 'inArticle';
  lang: Locale;
  text: Record<Read, string>;
  problems: Record<string, string>;
  isFirst?: boolean;
  isSaved?: boolean;
  isReadOnly?: boolean;
  onChange: (changes: Partial<Record<Read, string>>) => void;
  onCover?: (image: ArticleImage) => void;
  /** Takes the heading of a text that an editor pasted into an empty article. */
  onTitle?: TakeTitle;
  children?: ReactNode;
};

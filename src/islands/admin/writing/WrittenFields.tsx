import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { postFields } from '#core/post/fields.ts';
import { BodyField } from './BodyField.tsx';
import { ExcerptField } from './ExcerptField.tsx';
import { TitleField } from './TitleField.tsx';
import type { WrittenField } from './written-field.ts';

/** What is read of a post, in its language: title, text and summary. `children` stand before the summary. */
export function WrittenFields(props: Props) {
  const { article, labels, called, lang, text, problems, isFirst, isSaved, isReadOnly, onChange } = props;
  const field = (read: Read): WrittenField => {
    const name = postFields[read][called];
    return {
      ...{ label: labels[read], name, lang, value: text[read], problem: problems[name] },
      onChange: (value) => onChange({ [read]: value }),
    };
  };
  return (
    <>
      <TitleField {...field('title')} isFirst={isFirst} />
      <BodyField key={article} {...field('content')} isSaved={isSaved} isReadOnly={isReadOnly} />
      {props.children}
      <ExcerptField {...field('excerpt')} content={text.content} />
    </>
  );
}

type Read = 'title' | 'content' | 'excerpt';

type Props = {
  /** Which article stands in the fields: the editor begins anew with another one. */
  article?: string;
  labels: Record<Read, string>;
  /** What the fields are called where they are sent. */
  called: 'column' | 'inArticle';
  lang: Locale;
  text: Record<Read, string>;
  problems: Record<string, string>;
  /** Whoever opens the page stands in the title. */
  isFirst?: boolean;
  /** What stands here is stored. */
  isSaved?: boolean;
  /** While it is being stored. */
  isReadOnly?: boolean;
  onChange: (changes: Partial<Record<Read, string>>) => void;
  children?: ReactNode;
};

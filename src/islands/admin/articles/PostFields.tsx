import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { PostText } from '#browser-storage/post-draft.ts';
import { BodyField } from '../writing/BodyField.tsx';
import { ExcerptField } from '../writing/ExcerptField.tsx';
import { TitleField } from '../writing/TitleField.tsx';

/** What is read of a post, in its language: title, text and summary. */
export function PostFields({ text, isSaved, onChange, problems, locale, words }: Props) {
  const texts = words.edit;
  return (
    <>
      <TitleField
        label={texts.title}
        name="title"
        lang={locale}
        value={text.title}
        problem={problems['title']}
        onChange={(title) => onChange({ title })}
      />
      <BodyField
        label={texts.content}
        name="content"
        lang={locale}
        value={text.content}
        problem={problems['content']}
        isSaved={isSaved}
        words={words}
        onChange={(content) => onChange({ content })}
      />
      <ExcerptField
        label={texts.excerpt}
        name="excerpt"
        lang={locale}
        value={text.excerpt}
        content={text.content}
        problem={problems['excerpt']}
        words={words}
        onChange={(excerpt) => onChange({ excerpt })}
      />
    </>
  );
}

type Props = {
  text: PostText;
  isSaved: boolean;
  onChange: (changes: Partial<PostText>) => void;
  problems: Record<string, string>;
  locale: Locale;
  words: DeskWords;
};

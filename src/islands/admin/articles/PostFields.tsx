import type { Locale } from '#core/locale.ts';
import type { PostText } from '#browser-storage/post-draft.ts';
import { BodyField } from '../writing/BodyField.tsx';
import { ExcerptField } from '../writing/ExcerptField.tsx';
import { TitleField } from '../writing/TitleField.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** What is read of a post, in its language: title, text and summary. */
export function PostFields({ text, isSaved, onChange, problems, locale }: Props) {
  const texts = useDesk().words.edit;
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
        onChange={(content) => onChange({ content })}
      />
      <ExcerptField
        label={texts.excerpt}
        name="excerpt"
        lang={locale}
        value={text.excerpt}
        content={text.content}
        problem={problems['excerpt']}
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
};

import type { Locale } from '#core/locale.ts';
import { postLimits } from '#core/post/post.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { PostText } from '#browser-storage/post-draft.ts';
import { Field } from '../parts/Field.tsx';
import { BodyField } from '../writing/BodyField.tsx';

/** What is read of a post, in its language: title, text and summary. */
export function PostFields({ text, onChange, problems, locale, words }: Props) {
  const texts = words.edit;
  return (
    <>
      <div className="article-title">
        <Field label={texts.title} name="title" problem={problems['title']}>
          {(field) => (
            <input
              {...field}
              lang={locale}
              value={text.title}
              maxLength={postLimits.title}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          )}
        </Field>
      </div>
      <BodyField
        label={texts.content}
        name="content"
        lang={locale}
        value={text.content}
        problem={problems['content']}
        words={words}
        onChange={(content) => onChange({ content })}
      />
      <Field label={texts.excerpt} name="excerpt" problem={problems['excerpt']}>
        {(field) => (
          <textarea
            {...field}
            lang={locale}
            rows={3}
            maxLength={postLimits.excerpt}
            value={text.excerpt}
            onChange={({ target }) => onChange({ excerpt: target.value })}
          />
        )}
      </Field>
    </>
  );
}

type Props = {
  text: PostText;
  onChange: (changes: Partial<PostText>) => void;
  problems: Record<string, string>;
  locale: Locale;
  words: DeskWords;
};

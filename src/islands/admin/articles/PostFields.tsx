import type { ArticleImage } from '#core/images/article-image.ts';
import type { Locale } from '#core/locale.ts';
import { postLimits } from '#core/post/post.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { PostText } from '#stores/post-draft.ts';
import { Field } from '../Field.tsx';
import { ImageField } from '../images/ImageField.tsx';

/** What search engines show of a title and a description, in characters. */
const shown = { metaTitle: 60, metaDescription: 160 };

/** The fields of a post's text, in the post's language. */
export function PostFields({ text, image, onChange, problems, locale, words }: Props) {
  const texts = words.edit;
  const counter = (value: string, most: number) =>
    texts.counter.replace('{n}', String(value.length)).replace('{most}', String(most));
  return (
    <>
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
      <Field label={texts.content} name="content" problem={problems['content']}>
        {(field) => (
          <textarea
            {...field}
            lang={locale}
            rows={16}
            value={text.content}
            onChange={({ target }) => onChange({ content: target.value })}
          />
        )}
      </Field>
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
      <ImageField
        value={image}
        onChange={(changed) => onChange({ image: changed ?? null })}
        words={words}
        problem={problems['hero_image_alt']}
        lang={locale}
      />
      <Field
        label={texts.metaTitle}
        name="meta_title"
        hint={counter(text.metaTitle, shown.metaTitle)}
        problem={problems['meta_title']}
      >
        {(field) => (
          <input
            {...field}
            lang={locale}
            value={text.metaTitle}
            maxLength={postLimits.metaTitle}
            onChange={({ target }) => onChange({ metaTitle: target.value })}
          />
        )}
      </Field>
      <Field
        label={texts.metaDescription}
        name="meta_description"
        hint={counter(text.metaDescription, shown.metaDescription)}
        problem={problems['meta_description']}
      >
        {(field) => (
          <textarea
            {...field}
            lang={locale}
            rows={3}
            maxLength={postLimits.metaDescription}
            value={text.metaDescription}
            onChange={({ target }) => onChange({ metaDescription: target.value })}
          />
        )}
      </Field>
    </>
  );
}

type Props = {
  text: PostText;
  image: ArticleImage | undefined;
  onChange: (changes: Partial<PostText>) => void;
  problems: Record<string, string>;
  locale: Locale;
  words: DeskWords;
};

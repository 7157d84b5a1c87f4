import type { ArticleImage } from '#core/images/article-image.ts';
import type { Locale } from '#core/locale.ts';
import { postLimits } from '#core/post/post.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { PostText } from '#browser-storage/post-draft.ts';
import { Field } from '../parts/Field.tsx';
import { ImageField } from '../images/ImageField.tsx';
import { BodyField } from '../writing/BodyField.tsx';
import { SearchFields } from '../writing/SearchFields.tsx';

/** The fields of a post's text, in the post's language. */
export function PostFields({ text, image, onChange, problems, slug, locale, words }: Props) {
  const texts = words.edit;
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
      <ImageField
        value={image}
        onChange={(changed) => onChange({ image: changed ?? null })}
        words={words}
        problem={problems['hero_image_alt']}
        lang={locale}
      />
      <SearchFields
        text={text}
        slug={slug}
        lang={locale}
        problems={problems}
        words={words}
        onChange={onChange}
      />
    </>
  );
}

type Props = {
  text: PostText;
  image: ArticleImage | undefined;
  onChange: (changes: Partial<PostText>) => void;
  problems: Record<string, string>;
  slug: string;
  locale: Locale;
  words: DeskWords;
};

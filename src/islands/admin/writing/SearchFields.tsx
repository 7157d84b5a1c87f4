import { useContext } from 'react';
import type { Locale } from '#core/locale.ts';
import { titleWithName } from '#core/page-title.ts';
import { postPath } from '#core/paths.ts';
import { postLimits } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { TextArea, TextField } from '../parts/form/TextField.tsx';
import { SiteName, useDesk } from '../parts/use-desk.ts';
import { useModule } from '../parts/use-module.ts';
import { useDebounced } from '../parts/use-debounced.ts';

/** How many characters of a title and of a description search engines usually show. */
const aims = { metaTitle: 60, metaDescription: 155 };

/** How the article looks in search results, and the title and the description that it has there. */
export function SearchFields({ text, slug, lang, problems, onChange }: Props) {
  const { words } = useDesk();
  const texts = words.writing.search;
  const settled = useDebounced(text);
  const { excerpt, content, title } = settled;
  const { module } = useModule(async () => ({
    ...(await import('#core/post/description.ts')),
    ...(await import('#core/typed-text/cut-text.ts')),
  }));
  const cut = module?.cutText ?? ((whole: string) => whole);
  // What the page uses as long as a field is empty.
  const usual = {
    metaTitle: title.trim(),
    metaDescription: module?.postDescription({ metaDescription: undefined, excerpt, content }) ?? excerpt,
  };
  const siteName = useContext(SiteName);
  /** The counter counts what is shown, with the name of the business. */
  const about = (field: keyof typeof aims) => {
    const n = text[field].trim().length;
    const max = aims[field];
    const placeholder = cut(usual[field], max);
    const own = text[field].trim() || placeholder;
    const counted = field === 'metaTitle' && own !== '' ? titleWithName(own, siteName) : own;
    return {
      hint: `${counted.length} / ${max}`,
      status: n > max ? fill(texts.tooLong, { n, max }) : '',
      placeholder,
      problem: problems[field],
      lang,
      value: text[field],
      maxLength: postLimits[field],
    };
  };
  const shown = {
    title: settled.metaTitle.trim() || usual.metaTitle,
    description: settled.metaDescription.trim() || usual.metaDescription,
  };
  return (
    <div className="stack search-fields">
      <figure className="stack gap-1 search-result">
        <figcaption className="soft">{texts.preview}</figcaption>
        <p className="soft">
          {location.host}
          {postPath(slug).replaceAll('/', ' › ')}
        </p>
        <p className="search-result-title" lang={lang}>
          {shown.title === '' ? texts.noTitle : cut(titleWithName(shown.title, siteName), aims.metaTitle)}
        </p>
        <p lang={lang}>
          {shown.description === '' ? texts.noDescription : cut(shown.description, aims.metaDescription)}
        </p>
      </figure>
      <TextField
        label={words.edit.metaTitle}
        name="meta_title"
        onText={(metaTitle) => onChange({ metaTitle })}
        {...about('metaTitle')}
      />
      <TextArea
        label={words.edit.metaDescription}
        name="meta_description"
        rows={4}
        onText={(metaDescription) => onChange({ metaDescription })}
        {...about('metaDescription')}
      />
    </div>
  );
}

type SearchText = Record<'metaTitle' | 'metaDescription' | 'title' | 'excerpt' | 'content', string>;
type Props = {
  text: SearchText;
  slug: string;
  lang: Locale;
  problems: Record<string, string>;
  onChange: (changes: { metaTitle: string } | { metaDescription: string }) => void;
};

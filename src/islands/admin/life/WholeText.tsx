import { postFieldNames } from '#core/post/fields.ts';
import type { Written } from '#contract/articles.ts';
import { ShownText } from '../writing/ShownText.tsx';

/** Shows all texts of a post, its title first. */
export const WholeText = ({
  text,
  lang,
}: {
  text: Pick<Written, 'title' | 'content'> & Partial<Written>;
  lang: string;
}) => (
  <div lang={lang}>
    <p>
      <strong>{text.title}</strong>
    </p>
    {postFieldNames
      .filter((name) => name !== 'title' && (text[name] ?? '') !== '')
      .map((name) =>
        name === 'content' ? (
          <ShownText key={name} content={text.content} lang={lang} />
        ) : (
          <p key={name}>{text[name]}</p>
        ),
      )}
  </div>
);

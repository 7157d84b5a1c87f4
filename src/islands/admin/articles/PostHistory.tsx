import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { formatMoment } from '#i18n/format.ts';
import type { PostRevision } from '#stores/articles.ts';

/** What became of a post: every version with its text, which can be brought back into the fields. */
export function PostHistory({ history, language, words, onTakeBack }: Props) {
  const texts = words.edit;
  return (
    <section className="post-history" aria-labelledby="post-history">
      <h2 id="post-history">{texts.history}</h2>
      <ol className="plain" reversed>
        {history.map((version) => (
          <li key={version.revision}>
            <p>{describe(version, { language, texts })}</p>
            <details>
              <summary>{texts.showText}</summary>
              <p>
                <strong>{version.post.title}</strong>
              </p>
              <p>{version.post.excerpt}</p>
              <pre tabIndex={0}>{version.post.content}</pre>
              <button type="button" className="button button-quiet" onClick={() => onTakeBack(version)}>
                {texts.takeBack}
              </button>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

function describe({ revision, action, changed_at, by }: PostRevision, { language, texts }: Saying): string {
  const what = texts.revision
    .replace('{n}', String(revision))
    .replace('{action}', texts.actions[action])
    .replace('{date}', formatMoment(changed_at, language));
  if (by === undefined) return what;
  return `${what}, ${by === 'shared token' ? texts.bySharedToken : texts.by.replace('{name}', by)}`;
}

type Saying = { language: Locale; texts: DeskWords['edit'] };

type Props = {
  history: PostRevision[];
  language: Locale;
  words: DeskWords;
  onTakeBack: (version: PostRevision) => void;
};

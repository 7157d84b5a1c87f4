import { useEffect, useRef, useState } from 'react';
import { inSnakeCase } from '#core/casing/field-names.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { sendFixedArticle, type FixedArticleWork } from '#stores/fixed-article.ts';
import { showToast } from '#stores/toasts.ts';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { Button } from '../parts/Button.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { fixedArticles, fixedTexts, type FixedArticlePage, type FixedText } from './fixed-articles.ts';

/** Publishes an article whose texts come with the desk. */
export default function FixedArticle({ page }: { page: FixedArticlePage }) {
  const { words } = useDesk();
  const article = fixedArticles[page];
  const [problem, setProblem] = useState<string>();
  const [versions, setVersions] = useState<FixedText[]>([]);
  const texts = words.fixed;
  const isStored = useRef(false);

  const { mutate, status, data, error } = useDeskAction({
    run: () => {
      isStored.current = false;
      const work = { ...article, texts: () => fixedTexts(article.slugBase) };
      return sendFixedArticle(work, () => (isStored.current = true));
    },
    onSuccess: () => {
      showToast({ tone: 'success', title: texts.done[article.does] });
      if ('then' in article) setTimeout(() => location.assign(article.then), 2000);
    },
    onError: (cause) => {
      const { title, text, shown } = report(cause, { does: article.does, isStored: isStored.current, words });
      showToast({ tone: 'failure', title, text });
      setProblem(shown);
    },
  });

  // Depends only on `article`, so that a change of language does not store the article a second time.
  useEffect(() => {
    if (article.starts === 'on-load') mutate();
    fixedTexts(article.slugBase).then(setVersions, () =>
      showToast({ tone: 'failure', title: texts.notCalled, text: words.refusals.unreachable }),
    );
  }, [article]);

  return (
    <>
      <p>{texts.explanation[article.does]}</p>
      <p role="status">
        {status === 'success' ? texts.done[article.does] : status === 'error' ? problem : texts[status]}
      </p>
      {status === 'idle' && article.starts === 'on-press' && (
        <Button variant="main" text={texts.start[article.does]} onClick={() => mutate()} />
      )}
      {status === 'error' && <Button variant="main" text={words.frame.retry} onClick={() => mutate()} />}
      {'then' in article && status === 'success' && <p>{texts.leading}</p>}
      <p>
        <a href="/blog">{words.manual.back}</a>
      </p>
      {/* Elements that appear late come last, so that the content above does not move. */}
      <ul>
        {versions.map(({ locale, title, excerpt }) => (
          <li key={locale} lang={locale}>
            <strong>{title}</strong> ({locale.toUpperCase()}) – {excerpt}
          </li>
        ))}
      </ul>
      <PublicationStrip />
      {(status === 'success' || status === 'error') && (
        <details className="desk-raw">
          <summary>{texts.raw}</summary>
          <pre tabIndex={0}>{JSON.stringify(inSnakeCase(data ?? refusalOf(error)), null, 2)}</pre>
        </details>
      )}
    </>
  );
}

function report(cause: unknown, { does, isStored, words }: Refused) {
  const { unexpected, unexpectedText, notPublished, notCalled, failedTitle, failed } = words.fixed;
  const refusal = refusalOf(cause);
  const text = refusalText(words, refusal);
  if (refusal.code === 'internal')
    return { title: unexpected, text, shown: fill(unexpectedText, { message: text }) };
  if (isStored) return { title: notPublished, text, shown: `${notPublished}: ${text}` };
  const title = refusal.code === 'unreachable' ? notCalled : failedTitle[does];
  return { title, text, shown: fill(failed, { message: text }) };
}

type Refused = { does: FixedArticleWork['does']; isStored: boolean; words: DeskWords };

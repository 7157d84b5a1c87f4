import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { inSnakeCase } from '#core/casing/field-names.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { $fixedArticle, runFixedArticle, type FixedArticleRun } from '#stores/fixed-article.ts';
import { showToast } from '#stores/toasts.ts';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { Button } from '../parts/Button.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useDesk } from '../parts/use-desk.ts';
import { fixedArticles, fixedTexts, type FixedArticlePage, type FixedText } from './fixed-articles.ts';

/** Creates an article with a fixed text when the page loads or when the editor presses the button. */
export function FixedArticle({ page }: { page: FixedArticlePage }) {
  const { words } = useDesk();
  const article = fixedArticles[page];
  const run = useStore($fixedArticle);
  const [versions, setVersions] = useState<FixedText[]>([]);
  const texts = words.fixed;

  async function send() {
    const outcome = await runFixedArticle({ ...article, texts: () => fixedTexts(article.slugBase) });
    announce({ outcome, does: article.does, words });
    if (outcome.status === 'success' && 'then' in article)
      setTimeout(() => location.assign(article.then), 2000);
  }

  // The effect runs once, so that a change of language does not create a second article.
  useEffect(() => {
    if (article.starts === 'on-load') void send();
    fixedTexts(article.slugBase).then(setVersions, () =>
      showToast({ tone: 'failure', title: texts.notCalled, text: words.refusals.unreachable }),
    );
  }, [article]);

  return (
    <>
      <p>{texts.explanation[article.does]}</p>
      <p role="status">{statusText(run, { does: article.does, words })}</p>
      {run.status === 'idle' && article.starts === 'on-press' && (
        <Button variant="main" text={texts.start[article.does]} onClick={() => void send()} />
      )}
      {run.status === 'error' && (
        <Button variant="main" text={words.frame.retry} onClick={() => void send()} />
      )}
      {'then' in article && run.status === 'success' && <p>{texts.leading}</p>}
      <p>
        <a href="/blog">{words.manual.back}</a>
      </p>
      {/* Elements that appear late come last, so that nothing on the page moves. */}
      <ul>
        {versions.map(({ locale, title, excerpt }) => (
          <li key={locale} lang={locale}>
            <strong>{title}</strong> ({locale.toUpperCase()}) – {excerpt}
          </li>
        ))}
      </ul>
      <PublicationStrip />
      {(run.status === 'success' || run.status === 'error') && (
        <details className="desk-raw">
          <summary>{texts.raw}</summary>
          <pre tabIndex={0}>
            {JSON.stringify(inSnakeCase(run.status === 'success' ? run.raw : run.refusal), null, 2)}
          </pre>
        </details>
      )}
    </>
  );
}

function statusText(run: FixedArticleRun, { does, words }: Saying): string {
  const texts = words.fixed;
  if (run.status === 'error') {
    const message = messageOf(run, words);
    if (run.refusal.code === 'internal') return fill(texts.unexpectedText, { message });
    if (run.at === 'publish') return `${texts.notPublished}: ${message}`;
    return fill(texts.failed, { message });
  }
  if (run.status === 'success') return texts.done[does];
  return texts[run.status];
}

function announce({ outcome, does, words }: Saying & { outcome: FixedArticleRun }): void {
  if (outcome.status === 'success') showToast({ tone: 'success', title: words.fixed.done[does] });
  if (outcome.status !== 'error') return;
  const { code } = outcome.refusal;
  const title =
    code === 'unreachable'
      ? words.fixed.notCalled
      : code === 'internal'
        ? words.fixed.unexpected
        : outcome.at === 'publish'
          ? words.fixed.notPublished
          : words.fixed.failedTitle[does];
  showToast({ tone: 'failure', title, text: messageOf(outcome, words) });
}

const messageOf = (run: Extract<FixedArticleRun, { status: 'error' }>, words: DeskWords): string =>
  refusalText(words, run.refusal);

type Saying = { does: 'create' | 'draft' | 'publish'; words: DeskWords };

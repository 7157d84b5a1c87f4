import { useEffect, useState } from 'react';

/** Shows a text as its page does, beside the edited text. If rendering fails, shows the source. */
export function ShownText({ content, lang }: { content: string; lang: string }) {
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    let isShown = true;
    // The HTML has no heading ids, because the edited text beside it already has the same ids.
    void import('#core/post/text/body.ts')
      .then(({ safeBody }) => safeBody({ content, title: '' }))
      .then(
        (shown) => isShown && setHtml(shown),
        // The renderer failed to load, or it refused a text that is too complex.
        () => isShown && setHtml(undefined),
      );
    return () => {
      isShown = false;
    };
  }, [content]);
  if (html === undefined)
    return (
      <pre lang={lang} tabIndex={0}>
        {content}
      </pre>
    );
  // The function that renders every post page has sanitised this HTML.
  return (
    <div lang={lang} className="prose shown-text" tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

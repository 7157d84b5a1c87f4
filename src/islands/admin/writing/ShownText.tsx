import { useEffect, useState } from 'react';

/** Shows the source until the HTML is ready, and if rendering fails. */
export function ShownText({ content, lang }: { content: string; lang: string }) {
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void import('#core/post/text/body.ts')
      .then(({ safeBody }) => safeBody({ content, title: '' }))
      .then(
        (shown) => isShown && setHtml(shown),
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
  // Safe: `safeBody` sanitised the HTML, as on every post page.
  return (
    <div lang={lang} className="prose shown-text" tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

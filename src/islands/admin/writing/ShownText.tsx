import { useEffect, useState } from 'react';

/**
 * Shows a text beside the text that is being edited, in the form in which its page shows it. If the renderer fails to load,
 * shows the source.
 */
export function ShownText({ content, lang }: { content: string; lang: string }) {
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    let isShown = true;
    // The headings get no ids, because the text that is being edited already has the same ids.
    void import('#core/post/text/body.ts')
      .then(({ safeBody }) => safeBody({ content, title: '' }))
      .then(
        (shown) => isShown && setHtml(shown),
        // The renderer failed to load, or the text is too complex to render.
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
  // This HTML was sanitised by the same function that renders the text on every post page.
  return (
    <div lang={lang} className="prose shown-text" tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

import { useEffect, useState } from 'react';

/** A text that is not the one being written, as its page shows it; its source where what draws it is out of reach. */
export function ShownText({ content, lang }: { content: string; lang: string }) {
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    let isShown = true;
    // Without the ids of headings, which the text being written has already.
    void import('#core/post/text/body.ts')
      .then(({ safeBody }) => safeBody({ content, title: '' }))
      .then(
        (shown) => isShown && setHtml(shown),
        // Out of reach, or too tangled to be shown.
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
  // Made safe by the one function that makes the bodies of pages.
  return (
    <div lang={lang} className="prose shown-text" tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

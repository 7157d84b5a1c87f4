import { useQuery } from '@tanstack/react-query';

/** A text as the site shows it. Shows the source until the HTML is ready, and if rendering fails. */
export function ShownText({ content, lang }: { content: string; lang: string }) {
  const { data: html } = useQuery({
    queryKey: ['shown-text', content],
    queryFn: async () => (await import('#core/post/text/body.ts')).safeBody({ content, title: '' }),
    staleTime: Infinity,
    retry: false,
  });
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

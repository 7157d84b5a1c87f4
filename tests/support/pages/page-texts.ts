import type { Page } from 'playwright';

/** Returns title, descriptions, texts and attributes (such as `alt`) of `html`, except the text in a post’s body. */
export const pageTexts = (page: Page, html: string): Promise<PageText[]> =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const found: { text: string; lang: string }[] = [];
    const add = (text: string | null, element: Element | null) => {
      const lang = element?.closest('[lang]')?.getAttribute('lang') ?? '';
      const plain = (text ?? '').replace(/\s+/g, ' ').trim();
      if (plain !== '') found.push({ text: plain, lang });
    };

    add(parsed.title, parsed.head);
    for (const meta of parsed.querySelectorAll('meta[name="description"], meta[property="og:title"]'))
      add(meta.getAttribute('content'), meta);
    for (const element of parsed.body.querySelectorAll('*'))
      for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
        add(element.getAttribute(name), element);

    const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element?.closest('script, style, template, article .prose'))
        add(walker.currentNode.nodeValue, element);
    }
    return found;
  }, html);

export type PageText = { text: string; lang: string };

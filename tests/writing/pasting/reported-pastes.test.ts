/**
 * What people pasted in public reports of other editors, through the desk of this product to the live page. Each input is
 * the smallest one of its report.
 */
import { expect, inject, test } from 'vitest';
import { toEndOf } from '../../support/browser/hands.ts';
import { paste } from '../../support/browser/paste.ts';
import { editing } from '../../support/writing/editing.ts';
import { anEditor, eventually } from '../../support/products/editor.ts';

const product = inject('product');
const { url } = product;
const token = await anEditor(product);

const text = (written: string) => ({ html: '', text: written });
const html = (written: string) => ({ html: written, text: 'x' });

/** `press` is the button of the message, `said` the message itself. */
const pastes: Paste[] = [
  {
    report: 'thomersch/openstreetmap-calendar#140',
    copied: text('24. Dezember: geschlossen\n31. Dezember: bis 14 Uhr'),
    live: '<p>24. Dezember: geschlossen<br>31. Dezember: bis 14 Uhr</p>',
  },
  {
    report: 'markedjs/marked#3746',
    copied: text('# Kosten\n\nZwembad: ~€50-~€80 per maand, water 20~30 graden en 40~50 procent vocht'),
    said: /Lees # en \*\* als opmaak/,
    live: '<p># Kosten</p><p>Zwembad: ~€50-~€80 per maand, water 20~30 graden en 40~50 procent vocht</p>',
  },
  {
    report: 'markedjs/marked#2974',
    copied: text('Neem mee:\n- sleutel\n- lijst\n\nDe pomp is stuk\n---\nGroet, Jan'),
    live: '<p>Neem mee:</p><ul><li>sleutel</li><li>lijst</li></ul><p>De pomp is stuk</p><hr><p>Groet, Jan</p>',
  },
  {
    report: 'ietf-tools/datatracker#11655',
    copied: text('Vul <naam> en <adres> in:\n- <telefoon>\n- e-mail'),
    live: '<p>Vul &lt;naam&gt; en &lt;adres&gt; in:</p><ul><li>&lt;telefoon&gt;</li><li>e-mail</li></ul>',
  },
  {
    report: 'getgrav/grav#4327',
    copied: text('- [ ] water uit\n- [x] gas dicht'),
    live: '<ul><li>☐ water uit</li><li>☑ gas dicht</li></ul>',
  },
  {
    report: 'the code box of an AI chat and the notes of a Word file',
    copied: html(
      '<pre><div><div>text</div><div><button>Copy code</button></div><div><code>chloor 1,5\npH 7,4\n</code></div></div></pre><p>Zout<sup><a href="#footnote-1" id="footnote-ref-1">[1]</a></sup></p><ol><li id="footnote-1"><p>Bron. <a href="#footnote-ref-1">↑</a></p></li></ol>',
    ),
    live: '<pre><code>chloor 1,5\npH 7,4</code></pre><p>Zout<sup>[1]</sup></p><ol><li>Bron.</li></ol>',
  },
  {
    report: 'ckeditor/ckeditor5#14690',
    copied: html(
      '<p>Kijk:</p><iframe src="https://www.youtube.com/embed/x"></iframe><video src="https://x.example/y.mp4"></video><p>na</p>',
    ),
    said: /Niet meegeplakt.*2/,
    live: '<p>Kijk:</p><p>https://www.youtube.com/watch?v=x</p><p>https://x.example/y.mp4</p><p>na</p>',
  },
  {
    report: 'microsoft/PowerToys#33164',
    copied: text(
      'Van november tot en met maart valt op Ibiza de\nmeeste regen van het jaar. Een huis dat dan leeg-\nstaat, heeft aandacht nodig.',
    ),
    press: 'Maak hele alinea’s van de regels',
    live: '<p>Van november tot en met maart valt op Ibiza de meeste regen van het jaar. Een huis dat dan leegstaat, heeft aandacht nodig.</p>',
  },
  {
    report: 'editor-js/list#68',
    copied: text('1. huis\n\t- sleutel\n\t\t- reserve\n\t- alarm\n2. tuin'),
    live: '<ol><li>huis<ul><li>sleutel<ul><li>reserve</li></ul></li><li>alarm</li></ul></li><li>tuin</li></ol>',
  },
];

test('a reader sees what people pasted, with every letter, figure, line and level', async () => {
  const { page, troubles, body, slug } = await editing(token, '<p>Begin.</p>', { publish_main: true });
  for (const [index, { copied, said, press }] of pastes.entries()) {
    await toEndOf(body);
    await page.keyboard.press('Enter');
    // Leaves the list, if the paste before ended in one.
    for (let level = 0; level < 3 && (await isInList(page)); level++) await page.keyboard.press('Enter');
    await page.keyboard.type(`Geplakt ${index}:`);
    await page.keyboard.press('Enter');
    const before = await body.innerText();
    await paste(page, copied);
    if (said) await page.getByText(said).first().waitFor();
    if (press) await page.getByRole('button', { name: press }).click();
    const [words = ''] = /[\p{L}\d]{3,}/u.exec(copied.text === 'x' ? 'Bron na' : copied.text) ?? [];
    await eventually(() => body.innerText(), {
      until: (shown) => shown !== before && shown.includes(words),
    });
  }
  await page.keyboard.press('ControlOrMeta+s');
  await page.locator('.toast').getByText('Opgeslagen', { exact: true }).waitFor();
  const shown = await eventually(async () => plain(await (await fetch(`${url}/blog/${slug}`)).text()), {
    until: (live) => live.includes('<p>Geplakt 0:</p>'),
  });
  for (const [index, { report, live }] of pastes.entries()) {
    const [, after = ''] = shown.split(`<p>Geplakt ${index}:</p>`);
    expect({ report, live: after.slice(0, live.length) }).toEqual({ report, live });
  }
  expect(troubles).toEqual([]);
});

const isInList = (page: Parameters<typeof paste>[0]) =>
  page.evaluate(() => {
    const { anchorNode } = getSelection() ?? {};
    const element = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
    return element?.closest('li, pre') !== null;
  });

/** Leaves out links, which have further attributes on a page, and white space between tags. */
const plain = (page: string): string =>
  page
    .replaceAll(/<\/?a(?:\s[^<>]*)?>/g, '')
    .replaceAll(/<br ?\/?>/g, '<br>')
    .replaceAll(/<hr ?\/?>/g, '<hr>')
    .replaceAll(/\s*(<\/?(?:p|ul|ol|li|pre|hr|div)(?:\s[^<>]*)?>)\s*/g, '$1')
    .replaceAll('&#10;', '\n');

type Paste = {
  report: string;
  copied: { html: string; text: string };
  live: string;
  said?: RegExp;
  press?: string;
};

import {
  bullets,
  heading,
  lineEnd,
  looking,
  paragraph,
  plain,
  type Block,
  type Item,
  type Span,
} from './document.ts';
import type { PastedWords } from './words/pasted-words.ts';

/** Each function returns the blocks of one kind of text, with the words of one language. */
export const documents = {
  letter: ({ greeting, intro, looks, address, closing }) => [
    paragraph(plain(greeting)),
    paragraph(plain(intro)),
    lookingParagraph(looks),
    paragraph(plain(address[0]), lineEnd, plain(address[1])),
    paragraph(...closing.flatMap((line, index) => [...(index === 0 ? [] : [lineEnd]), plain(line)])),
  ],
  headings: ({ title, intro, headings, looks }) => [
    { kind: 'title', words: [plain(title)] },
    paragraph(plain(intro)),
    heading(2, plain(headings[0])),
    lookingParagraph(looks),
    heading(3, plain(headings[1])),
    paragraph(plain(intro)),
    heading(2, plain(headings[2])),
    paragraph(looking(intro, 'underlined')),
  ],
  bullets: ({ intro, items: [first, second, third, fourth, fifth], looks }) => [
    paragraph(plain(intro)),
    bullets({ words: [plain(first)], below: bullets(item(second, bullets(item(third)))) }, item(fourth), {
      words: [looking(fifth, 'strong')],
    }),
    lookingParagraph(looks),
  ],
  steps: ({ intro, steps: [first, second, third, fourth], items }) => [
    {
      kind: 'list',
      isOrdered: true,
      items: [item(first, bullets(item(items[1]), item(items[2]))), item(second)],
    },
    paragraph(plain(intro)),
    { kind: 'list', isOrdered: true, start: 3, items: [item(third), item(fourth)] },
  ],
  table: ({ intro, table, looks }) => [
    paragraph(plain(intro)),
    { kind: 'table', rows: table.map((row) => row.map((cell) => [plain(cell)])) },
    lookingParagraph(looks),
  ],
  links: ({ intro, link: [before, inside, between, telephone, mail] }) => [
    paragraph(plain(intro)),
    paragraph(
      plain(before),
      { text: inside, link: 'https://www.example.org/winter?list=7#water' },
      plain(between),
      { text: telephone, link: 'tel:+34971000000' },
      plain(' · '),
      { text: mail, link: `mailto:${mail}` },
      plain('.'),
    ),
  ],
  review: ({ intro, review: [before, out, put, after], hidden }) => [
    paragraph(plain(before), looking(out, 'deleted'), looking(put, 'inserted'), plain(after)),
    paragraph(plain(intro), looking(` ${hidden}`, 'hidden')),
  ],
  notes: ({ intro, notes: [first, second] }) => [
    paragraph(
      { text: first?.[0] ?? '', note: first?.[1] ?? '' },
      plain(' '),
      { text: second?.[0] ?? '', note: second?.[1] ?? '' },
      plain('.'),
    ),
    paragraph(plain(intro)),
  ],
  signs: ({ signs, title }) => [
    paragraph(plain(signs)),
    paragraph(
      plain('H'),
      looking('2', 'sub'),
      plain('O, 40\u00a0m'),
      looking('2', 'sup'),
      plain(' & 3 < 4 > 2'),
    ),
    paragraph(plain(`🏠 👩🏽‍🔧 🇪🇸 ☀️ ${title} 1️⃣`)),
    paragraph(plain('\u200fשלום עולם\u200e (Ibiza), \u200fمرحبا\u200e 24')),
    paragraph(plain(title.replace(/^(.{3})/, '$1\u00ad')), plain(' ﬁn, e\u0301e\u0301n, A\u030a')),
  ],
  quote: ({ greeting, olderMail, closing }) => [
    paragraph(plain(greeting)),
    { kind: 'quote', paragraphs: olderMail.map((words) => [plain(words)]) },
    paragraph(plain(closing.join(' '))),
  ],
  answer: ({ greeting, intro, closing, mailHead, olderMail }) => [
    paragraph(plain(greeting)),
    paragraph(plain(intro)),
    paragraph(plain(closing.join(' '))),
    {
      kind: 'answered',
      head: mailHead.map(([label, value]) => [looking(label, 'strong'), plain(` ${value}`)]),
      paragraphs: olderMail.map((words) => [plain(words)]),
    },
  ],
  images: ({ intro, image, caption, title }) => [
    paragraph(plain(intro)),
    { kind: 'image', image: { file: 'image001.png', alt: image } },
    paragraph(looking(caption, 'em')),
    { kind: 'image', image: { address: 'https://pictures.example.org/roof.jpg', alt: image } },
    paragraph(plain(title)),
  ],
  code: ({ intro, title }) => [
    paragraph(plain(`${intro} `), looking('valve.close()', 'code')),
    { kind: 'code', text: 'for valve in house:\n    valve.close()  # <all>\n\nprint("done")' },
    paragraph(plain(title)),
  ],
} satisfies Record<string, (words: PastedWords) => Block[]>;

export type DocumentName = keyof typeof documents;

const item = (text: string, below?: Item['below']): Item => ({
  words: [plain(text)],
  ...(below && { below }),
});

const lookingParagraph = (looks: PastedWords['looks']): Block =>
  paragraph(
    ...looks.map((text, index): Span => (spanLooks[index] ? looking(text, spanLooks[index]) : plain(text))),
  );

const spanLooks = [undefined, 'strong', undefined, 'em', undefined, 's', undefined] as const;

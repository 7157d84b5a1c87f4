import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sourceBody } from '../../text/body.ts';
import { shownLines, tidy, withoutBullet } from '../../../../../tests/support/pasted/shown-lines.ts';
import { writtenLine, writtenSentence } from '../../../../../tests/support/pasted/written-lines.ts';
import { isMarkdown, joinedLines, markdownWithLines, mayBeMarkdown, plainHtml } from './plain-text.ts';

const words = fc.constantFrom(
  'Zwembad',
  'señal',
  'für',
  'o’clock',
  'naam',
  'water',
  'Schlüssel',
  'café',
  'vanaf',
);
const figures = fc.oneof(
  fc.integer({ min: 0, max: 2030 }).map(String),
  fc.constantFrom(
    '24.',
    '31.',
    '1.',
    '2)',
    '€50',
    '1.250,00 €',
    '-5',
    '10:30',
    '+34 (0)971',
    '±3',
    '½',
    '5*3*2',
    '12-14',
    '24/7',
  ),
);
const signs = fc.constantFrom(
  '~',
  '*',
  '**',
  '_',
  '__',
  '`',
  '#',
  '##',
  '>',
  '<',
  '<naam>',
  '&',
  '&amp;',
  '[1]',
  '[x](y)',
  '|',
  '\\',
  '-',
  '–',
  '+',
  '•',
  '%',
  '@',
  '!',
);
const indent = fc.constantFrom('', '', '', '  ', '    ', '\t', '\t\t', '   ');
const unindented = fc
  .array(fc.oneof({ weight: 3, arbitrary: words }, { weight: 2, arbitrary: figures }, signs), {
    minLength: 1,
    maxLength: 6,
  })
  .chain((parts) => fc.constantFrom(parts.join(' '), parts.join('')));
const sign = fc.constantFrom('', '', '- ', '• ', '1. ', '2. ', '3. ', '- [ ] ');
const line = fc.tuple(indent, sign, unindented).map((parts) => parts.join(''));

describe('plainHtml', () => {
  test('shows every letter, figure, sign and line of any text on the live page', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 5, arbitrary: line }, fc.constant('')), { maxLength: 12 }),
        (lines) => {
          const text = lines.join('\n');
          const shown = shownLines(sourceBody({ content: plainHtml(text), title: '' }));
          const written = lines.map(tidy).filter((one) => one !== '');
          expect(shown.map(withoutBullet)).toEqual(written.map(withoutBullet));
        },
      ),
    );
  });

  test('shows dates, times, prices, telephone numbers and addresses of four languages as they were pasted', () => {
    fc.assert(
      fc.property(fc.array(writtenLine, { minLength: 1, maxLength: 6 }), (lines) => {
        const text = lines.join('\n');
        expect(isMarkdown(text)).toBe(false);
        expect(shownLines(sourceBody({ content: plainHtml(text), title: '' })).map(withoutBullet)).toEqual(
          lines.map(tidy).map(withoutBullet),
        );
      }),
    );
  });

  test('shows the dates, ordinals, prices, times, telephone numbers and addresses of four languages as written', () => {
    for (const text of [
      '24. Dezember: geschlossen\n31. Dezember: bis 14 Uhr',
      '1. Mai: offen\n3. Mai: zu\n6. Mai: offen',
      '2. Etage\n3. Etage',
      '24 december: gesloten\n1e verdieping, 2e deur',
      '1.º de mayo\n2.ª planta\nC/ Major, 12, 1.º 2.ª',
      '+34 971 00 00 00\n+31 (0)6 12345678',
      '- 5 °C\n- 7 °C',
      '> 30 graden\n< 5 graden',
      '# 12, Calle Mayor',
      '~€50-~€80 per maand',
      '* niet inbegrepen',
      'Vul <naam> en <adres> in',
      '1.–3. Mai\n2. OG rechts\n§ 5',
      'a. bad\nb. keuken',
      '*) alleen zomer\n**) winter',
      '<jan@example.com>\n<3 & 5 > 3',
      '[1]: bron\n[x](y)\n[ ]',
      '~\n`\n|\n_x_y_\n100%_\nC#\n#tag\n##',
      '--\nJan',
      '===\n~~~\n```\n___',
      '+ btw\n+34 971 31 20 20',
      'Hotel\n*****',
      '001. dak\n002. tuin',
      '07. 12.\n08. 12.',
      '– zei hij\n— zei zij',
      '01. Mai\n02. Mai',
      '&nbsp; &amp; \\* {{ x }} <% x %> <!-- x -->',
    ])
      expect(shownLines(sourceBody({ content: plainHtml(text), title: '' }))).toEqual(text.split('\n'));
  });

  test.each([
    ['- sleutel\n- lijst', '<ul>\n<li>sleutel</li>\n<li>lijst</li>\n</ul>'],
    ['• sleutel\n• lijst', '<ul>\n<li>sleutel</li>\n<li>lijst</li>\n</ul>'],
    ['1. Etage\n2. Etage', '<p>1. Etage<br>2. Etage</p>'],
    ['1. Mai: zu\n2. Juni: offen', '<p>1. Mai: zu<br>2. Juni: offen</p>'],
    ['1. 12. 2026\n2. 12. 2026', '<p>1. 12. 2026<br>2. 12. 2026</p>'],
    ['1. 5. 2026\n2. 6. 2026', '<p>1. 5. 2026<br>2. 6. 2026</p>'],
    ['1. sleutel\n2. lijst', '<ol>\n<li>sleutel</li>\n<li>lijst</li>\n</ol>'],
    ['- [ ] water uit\n- [x] gas dicht', '<ul>\n<li>☐ water uit</li>\n<li>☑ gas dicht</li>\n</ul>'],
    ['[x] ja [ ] nee', '<p>[x] ja [ ] nee</p>'],
    ['De pomp is stuk\n---\nGroet, Jan', '<p>De pomp is stuk</p>\n<hr>\n<p>Groet, Jan</p>'],
    ['a\r\nb\u2028c\n \n\nd', '<p>a<br>b<br>c</p>\n\n<p>d</p>'],
    ['a\vb\fc\u0085d\re', '<p>a<br>b<br>c<br>d<br>e</p>'],
    // ueberdosis/tiptap#775 loses the empty line.
    ['1111\n2222\n\n\n3333', '<p>1111<br>2222</p>\n\n<p>3333</p>'],
    // zhitongblog/solomd#293: chats join words with no-break spaces, so that lines do not end.
    ['Dit\u00a0is 5\u00a0km\u00a0ver', '<p>Dit is 5\u00a0km ver</p>'],
    [
      '- huis\n  - sleutel\n    - reserve\n  - alarm\n- tuin',
      '<ul>\n<li>huis\n<ul>\n<li>sleutel\n<ul>\n<li>reserve</li>\n</ul>\n</li>\n<li>alarm</li>\n</ul>\n</li>\n<li>tuin</li>\n</ul>',
    ],
    [
      '1. huis\n\t◦ sleutel\n2. tuin',
      '<ol>\n<li>huis\n<ul>\n<li>sleutel</li>\n</ul>\n</li>\n<li>tuin</li>\n</ol>',
    ],
    ['• 15 % korting\n• 20 % korting', '<ul>\n<li>15 % korting</li>\n<li>20 % korting</li>\n</ul>'],
    ['a\u0000\u0007b', '<p>ab</p>'],
    ['  - a\n  - b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['- open\n  1. Mai\n  2. Juni\n- zu', '<p>- open<br>1. Mai<br>2. Juni<br>- zu</p>'],
    ['- 5 °C\n- ijs', '<p>- 5 °C<br>- ijs</p>'],
    ['- 2 sleutels\n- lijst', '<ul>\n<li>2 sleutels</li>\n<li>lijst</li>\n</ul>'],
    [' \n ', ''],
  ])('makes of %j the blocks %j', (text, html) => {
    expect(plainHtml(text)).toBe(html);
  });
});

test('lists are at most nine levels inside each other', () => {
  const lines = Array.from({ length: 10 }, (_, level) => `${'  '.repeat(level)}- a`);
  const [opened = ''] = plainHtml(lines.join('\n')).split('</ul>');
  expect(opened.match(/<ul>/g)).toHaveLength(9);
});

describe('isMarkdown', () => {
  test.each([
    ['# Kosten\n\n- **Zwembad**: 50\n- Tuin: 60', true],
    ['## Kosten\n\nZie [de lijst](https://a.example/).', true],
    ['| a | b |\n|---|---|\n| 1 | 2 |\n\n**Let op**', true],
    ['# Kosten\n\nZwembad: ~€50-~€80 per maand', false],
    ['**Let op**', false],
    ['| Dienst | Prijs |\n|:---|---:|\n| Zwembad | €50 |', true],
    ['Zwembad | €50\nTuin | €60', false],
    ['```js\nconst a = 1;\n```', true],
    ['```\nniet gesloten', false],
    ['Het regent ([AEMET][1]).\n\n**Let op**\n\n[1]: https://a.example "AEMET"', true],
    ['- a\n- b', false],
    ['> gisteren schreef u\n\n- a\n- b', false],
    ['# Feesten\n\n**Gesloten**\n24. Dezember\n\n24. Dezember\n31. Dezember', false],
    ['# 12 en # 13 zijn **vrij**', false],
    ['Neem 5*3*2 mee en _dit_', false],
  ])('answers for %j: %s', (text, expected) => {
    expect(isMarkdown(text)).toBe(expected);
  });

  test('lets the editor choose where one mark could be Markdown, and asks nothing about dates and lists', () => {
    expect(['# Kosten', '**Let op**', '~~weg~~'].map(mayBeMarkdown)).toEqual([true, true, true]);
    expect(['24. Dezember\n31. Dezember', '- a\n- b', 'Hallo'].map(mayBeMarkdown)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('markdownWithLines', () => {
  test('shows each line of figures between headings, lists and bold words as it was pasted', () => {
    fc.assert(
      fc.property(fc.array(writtenSentence, { minLength: 1, maxLength: 6 }), (lines) => {
        // In Markdown, two backticks begin and end code, on different lines too.
        fc.pre(lines.join('').split('`').length < 3);
        const text = `# Kosten\n\n${lines.join('\n')}\n\n- **Zwembad**: 50\n- Tuin: 60`;
        expect(isMarkdown(text)).toBe(true);
        expect(shownLines(sourceBody({ content: markdownWithLines(text), title: '' }))).toEqual([
          'Kosten',
          ...lines.map(tidy),
          '- Zwembad: 50',
          '- Tuin: 60',
        ]);
      }),
    );
  });

  test('joins only the lines of a paragraph that was wrapped', () => {
    const wrapped =
      'Van november tot en met maart valt op Ibiza de\nmeeste regen van het jaar. Een huis dat dan\nleegstaat, heeft aandacht nodig.';
    expect(markdownWithLines(`# Adres\n\nCalle Mayor 12\n07800 Ibiza\n\n${wrapped}`)).toBe(
      `# Adres\n\nCalle Mayor 12  \n07800 Ibiza\n\n${wrapped}`,
    );
    const long = 'Een regel van meer dan dertig tekens';
    // Two lines may be an address. Three of four lines with the same length may be chance.
    for (const lines of [
      [long, 'kort'],
      [long, long, long, 'kort', 'einde'],
    ])
      expect(markdownWithLines(lines.join('\n'))).toBe(lines.join('  \n'));
  });
});

describe('joinedLines', () => {
  test('joins the lines of a PDF and the words that it splits, and leaves addresses alone', () => {
    const pdf =
      'Van november tot en met maart valt op Ibiza de\nmeeste regen van het jaar. Een huis dat dan leeg-\nstaat, heeft aandacht nodig.';
    expect(joinedLines(pdf)).toBe(
      'Van november tot en met maart valt op Ibiza de meeste regen van het jaar. Een huis dat dan leegstaat, heeft aandacht nodig.',
    );
    expect(
      joinedLines(`${'a '.repeat(20)}voor-\nen nadelen, en ${'b '.repeat(12)}schlüssel-\nund Postdienst`),
    ).toMatch(/voor- en nadelen.*schlüssel- und Postdienst/);
    expect(joinedLines(`${'a '.repeat(20)}Palma-\nIbiza, ${'b '.repeat(15)}10-\n12 Uhr`)).toMatch(
      /Palma-Ibiza.*10-12 Uhr/,
    );
    expect(joinedLines('Calle Mayor 12\n07800 Ibiza\nSpanje')).toBeUndefined();
  });
});

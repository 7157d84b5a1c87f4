import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeBody } from '#core/post/text/body.ts';
import { shownLines, tidy, withoutBullet } from '../../../../../../tests/support/pasted/shown-lines.ts';
import { writtenLine } from '../../../../../../tests/support/pasted/written-lines.ts';
import { typed } from '../../../../../../tests/support/pasted/typist.ts';
import { schema } from '../../document/schema.ts';
import { openSource, sourceOf } from '../../document/source.ts';
import { keys } from './keys.ts';
import { typingRules } from './typing-rules.ts';

/** Types the lines into an empty article, and returns the body of its page. */
function pageOf(lines: readonly string[]): string {
  const doc = typed(lines, {
    doc: schema.node('doc', null, [schema.node('paragraph')]),
    plugins: [...keys({ onLink: () => undefined, onFind: () => undefined }), ...typingRules()],
  });
  return safeBody({ content: sourceOf(doc, openSource('')), title: '' });
}

describe('typed lines', () => {
  test('of dates, times, prices, telephone numbers and addresses are on the page as they were typed', () => {
    fc.assert(
      fc.property(fc.array(writtenLine, { minLength: 1, maxLength: 6 }), (lines) => {
        expect(shownLines(pageOf(lines)).map(withoutBullet)).toEqual(lines.map(tidy).map(withoutBullet));
      }),
    );
  });

  test.each([
    '3. Oktober',
    '1. Mai\n3. Mai\n6. Mai',
    'a. bad\nb. keuken',
    '# 4 Calle',
    '## 5',
    '<3',
    '5 > 3',
    '* excl. btw\n* incl. btw',
    '~',
    '_x_y_',
    '*a*b',
    '~~a~~b',
    '`a`b',
    '_dak_01.jpg',
    '1.–3. Mai',
    '2. OG\n3. OG',
    '100%_',
    'C#',
    '-- \nJan',
    '[klein](groot)',
    '1. 12. 2026\n2. 12. 2026',
    '10. x\n11. y',
    '- [ ] water uit\n- [x] gas dicht',
  ])('%j stay as they are', (text) => {
    expect(shownLines(pageOf(text.split('\n')))).toEqual(text.split('\n').map(tidy));
  });

  test.each([
    ['# Huis', '<h2>Huis</h2>'],
    ['### Huis', '<h3>Huis</h3>'],
    ['- a\nb', '<ul><li>a</li><li>b</li></ul>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['- a\n- 5 °C', '<ul><li>a</li><li>- 5 °C</li></ul>'],
    ['1. a\n2. b\nc', '<ol><li>a</li><li>b</li><li>c</li></ol>'],
    ['1. a\n2. b\n3. c', '<ol><li>a</li><li>b</li><li>c</li></ol>'],
    [
      '1. Mai\n2. Juni\n6. Juli\n7. Juli',
      '<ol><li>Mai</li><li>Juni</li><li value="6">Juli</li><li>Juli</li></ol>',
    ],
    ['1. a\n2. b\n- c', '<ol><li>a</li><li>b</li><li>- c</li></ol>'],
    ['*a* en **b**.', '<p><em>a</em> en <strong>b</strong>.</p>'],
    ['`a`', '<p><code>a</code></p>'],
    ['[x](/blog)', '<p><a href="/blog">x</a></p>'],
    ['```\na_b', '<pre><code>a_b</code></pre>'],
  ])('%j become %j', (text, html) => {
    expect(pageOf(text.split('\n')).replaceAll('\n', '')).toBe(html);
  });
});

/** The comparison of two versions of a text shows editors what readers would see change. */
import { describe, expect, test } from 'vitest';
import { bodyDifference } from './body-difference.ts';

const seen = (before: string, after: string) =>
  bodyDifference(before, after).map(({ kind, tag, parts }) =>
    [
      kind,
      tag,
      ...parts.map((part) =>
        [{ same: '', added: '+', removed: '-' }[part.kind], part.text, ...part.marks].join('|'),
      ),
    ].join(' '),
  );

describe('bodyDifference', () => {
  test('reports a changed word inside its paragraph, and inline tags such as `<b>` as marks', () => {
    expect(seen('<h2>Zon</h2><p>Elke <b>week</b> kijken.</p>', '## Zon\n\nElke **dag** kijken.')).toEqual([
      'same h2 |Zon',
      'changed p |Elke  -|week|strong +|dag|strong | kijken.',
    ]);
  });

  test('shows a paragraph as changed from a third of equal words on, otherwise as another paragraph', () => {
    expect(seen('abc def ghi', 'abc jkl mno')).toHaveLength(1);
    expect(seen('abc def ghij', 'abc jkl mnop')).toHaveLength(2);
  });

  test('starts a new part wherever the marks change, in unchanged and in added text', () => {
    const text = 'Elke **dag** *kijken*.';
    expect(seen(text, text)).toEqual(['same p |Elke  |dag|strong |  |kijken|em |.']);
    expect(seen('', text)).toEqual(['added p +|Elke  +|dag|strong +|  +|kijken|em +|.']);
  });

  test('finds no difference between HTML and Markdown of the same text, even if the line breaks differ', () => {
    const before = '<p>Zon en\n<b>zee</b></p><ul><li>een</li>\n<li><p>twee</p></li></ul>';
    expect(seen(before, 'Zon en **zee**\n\n- een\n- twee').map((line) => line.split(' ')[0])).toEqual(
      Array(3).fill('same'),
    );
  });

  test('finds changed emphasis, changed link targets, and a paragraph that became a heading', () => {
    expect(seen('Zie de *tuin* hier', 'Zie de tuin hier')).toEqual([
      'changed p |Zie de  -|tuin|em +|tuin | hier',
    ]);
    expect(seen('Lees [meer](/a) hierover', 'Lees [meer](/b) hierover')).toEqual([
      'changed p |Lees  -|meer|a /a +|meer|a /b | hierover',
    ]);
    expect(seen('Kop', '## Kop')).toEqual(['removed p -|Kop', 'added h2 +|Kop']);
  });

  test('reports the alternative text of an image, and the text of table cells and code', () => {
    const html =
      '<figure><img src="/a.webp" alt="Een pomp"></figure><table><tr><td>a</td></tr></table><pre>b\n c</pre>';
    expect(seen('', html)).toEqual([
      'added figure +|[Een pomp]|img text /a.webp',
      'added td +|a',
      'added pre +|b\n c',
    ]);
  });

  test('reports an image as replaced if its size or alternative text changes, but an equal caption as same', () => {
    const figure = (alt: string, size = '') =>
      `<figure${size}><img src="/a.webp" alt="${alt}"><figcaption>Onderschrift</figcaption></figure>`;
    const caption = 'same figcaption |Onderschrift';
    expect(seen(figure('Pomp'), figure('Pomp', ' class="wide"'))).toEqual([
      'removed figure -|[Pomp]|img text /a.webp',
      'added figure +|[Pomp]|img wide /a.webp',
      caption,
    ]);
    expect(seen(figure('Pomp'), `<figure class="pair">${figure('Pomp')}${figure('Na')}</figure>`)).toEqual([
      'removed figure -|[Pomp]|img text /a.webp',
      'added figure +|[Pomp]|img pair /a.webp',
      caption,
      'added figure +|[Na]|img pair /a.webp',
      'added figcaption +|Onderschrift',
    ]);
    expect(seen(figure('Pomp'), figure('Put'))).toEqual([
      'removed figure -|[Pomp]|img text /a.webp',
      'added figure +|[Put]|img text /a.webp',
      caption,
    ]);
  });

  test('compares two unrelated texts of 2,000 paragraphs within the time limit of the test', () => {
    const long = (word: string) =>
      Array.from({ length: 2000 }, (_, n) => `${word}${n} staat hier.`).join('\n\n');
    expect(bodyDifference(long('zon'), long('zee')).length).toBe(2000);
  });
});

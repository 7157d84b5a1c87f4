import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { postReading } from './reading.ts';

const reading = (content: string) => postReading({ content, title: 'Een titel' });
const idsIn = (html: string): string[] => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '');
const wordsOf = (count: number): string => 'woord '.repeat(count);

describe('minutesToRead', () => {
  test.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('returns for %i words the reading time of %i minutes', (words, minutes) => {
    expect(reading(wordsOf(words)).minutes).toBe(minutes);
  });
});

describe('postReading', () => {
  test('returns one minute for a post that consists of a single image', () => {
    expect(reading('<img src="/media/tuin.webp" alt="Tuin">').minutes).toBe(1);
  });

  test('returns an empty lead if the excerpt repeats the first words of the text', () => {
    const lead = (excerpt: string) =>
      postReading({ content: '# Titel\n\nDe *pomp* draait & zoemt. En meer.', title: 'Titel', excerpt }).lead;
    for (const first of ['De pomp draait & zoemt.', 'De pomp draait…', '']) expect(lead(first)).toBe('');
    for (const other of ['Kort over de pomp.', 'De pomp draait & zoemt. Of niet.'])
      expect(lead(other)).toBe(other);
  });

  test('calculates the reading time only from words that the page shows', () => {
    expect(reading(`# Een titel\n\n${wordsOf(200)}<script>${wordsOf(500)}</script>`).minutes).toBe(1);
  });

  const longPost = (content: string) =>
    reading(`## Zon\n\n## Zee\n\n## Wind\n\n${wordsOf(600)}\n\n${content}`);

  test('lists the sections of a post with at least 600 words and three sections', () => {
    const sections = (words: number, headings: string) =>
      reading(`${headings}\n\n${'woord '.repeat(words)}`).contents.map(({ text }) => text);
    expect(sections(597, '## Zon\n\n## Zee\n\n## Wind')).toEqual(['Zon', 'Zee', 'Wind']);
    expect(sections(596, '## Zon\n\n## Zee\n\n## Wind')).toEqual([]);
    expect(sections(700, '## Zon\n\n## Zee')).toEqual([]);
    expect(sections(700, '## Zon\n\n### Klein\n\n## Zee\n\n## Wind')).toEqual(['Zon', 'Zee', 'Wind']);
    expect(sections(700, '## Zon\n\n## <br>\n\n## Zee\n\n## Wind')).toEqual(['Zon', 'Zee', 'Wind']);
    expect(reading(`## Zon\n\n## Zee\n\n${'woord '.repeat(700)}`).html).not.toContain(' id=');
  });

  test('limits ids to sixty characters after the prefix “s-”', () => {
    const { html } = longPost(`## ${'a'.repeat(70)}\n\n## ${'b'.repeat(59)} c`);
    expect(idsIn(html).slice(3)).toEqual([`s-${'a'.repeat(60)}`, `s-${'b'.repeat(59)}`]);
  });

  test('adds ASCII ids to the headings of a long post', () => {
    const { html } = longPost('## Één lijst: *één* beheerder\n\n### Für die Größe & más');
    expect(html).toContain(
      '<h2 id="s-een-lijst-een-beheerder">Één lijst: <em>één</em> beheerder</h2>\n' +
        '<h3 id="s-fur-die-grosse-mas">Für die Größe &amp; más</h3>',
    );
  });

  test('adds distinct ids to identical headings', () => {
    const { html } = longPost('## Water\n\n## Water\n\n## Water 2\n\n## 水\n\n## 木');
    expect(idsIn(html).slice(3)).toEqual(['s-water', 's-water-2', 's-water-2-2', 's-part', 's-part-2']);
  });

  test('numbers forty thousand identical headings in linear time', () => {
    const { html } = longPost('<h2>a</h2>'.repeat(40_000));
    expect(html).toContain('<h2 id="s-a-40000">a</h2>');
  });

  test('adds ids that are ASCII, unique and distinct from the ids of the page layout, for any headings', () => {
    const heading = fc.oneof(
      fc.string(),
      fc.constantFrom('main', 'menu', 'languages', 'Main', '<b id="menu">', '"><i', 'a', 'a-2'),
    );
    fc.assert(
      fc.property(fc.array(heading, { maxLength: 20 }), (headings) => {
        const { html, contents } = reading(
          headings.map((text) => `## ${text}\n\n<h3>${text}</h3>`).join('\n\n'),
        );
        const ids = idsIn(html);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) expect(id).toMatch(/^s-[a-z0-9]+(-[a-z0-9]+)*$/);
        for (const { id } of contents) expect(ids).toContain(id);
      }),
    );
  });

  test('returns a table of contents for a long post with at least three sections', () => {
    const long = `## Zon\n\n${wordsOf(300)}\n\n### Vaker\n\n## Zee &amp; zout\n\n${wordsOf(300)}\n\n## Wind`;
    expect(reading(long).contents).toEqual([
      { id: 's-zon', text: 'Zon' },
      { id: 's-zee-zout', text: 'Zee & zout' },
      { id: 's-wind', text: 'Wind' },
    ]);
  });

  test('returns neither a table of contents nor heading ids for a short post or a post with few sections', () => {
    expect(reading('## Zon').html).toBe('<h2>Zon</h2>');
    expect(reading('## Zon\n\n## Zee\n\n## Wind').contents).toEqual([]);
    expect(reading(`## Zon\n\n## Zee\n\n${wordsOf(900)}`).contents).toEqual([]);
  });
});

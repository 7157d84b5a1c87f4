import { describe, expect, test } from 'vitest';
import { isSame, textDifference, type ParagraphChange } from './text-difference.ts';

/** Formats changes as [-removed-] and {+added+}, one paragraph per line. */
const read = (changes: ParagraphChange[]) =>
  changes.map(({ parts }) =>
    parts
      .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
      .join(''),
  );

describe('textDifference', () => {
  test('finds no difference between texts that differ only in line endings and empty lines', () => {
    expect(isSame(textDifference('Een.\r\n\r\nTwee.', 'Een.\n\n\nTwee.\n'))).toBe(true);
    expect(isSame(textDifference('', ''))).toBe(true);
  });

  test('marks changed words within a paragraph', () => {
    expect(read(textDifference('Controleer de pomp elke week.', 'Controleer de pomp elke maand.'))).toEqual([
      'Controleer de pomp elke [-week-]{+maand+}.',
    ]);
  });

  test('marks paragraphs as added, removed or unchanged', () => {
    const before = 'Eén blijft hier staan.\n\nTwee gaat weg.\n\nDrie blijft.';
    const after = 'Eén blijft hier staan.\n\nDrie blijft.\n\nVier is nieuw.';
    expect(textDifference(before, after).map(({ kind }) => kind)).toEqual([
      'same',
      'removed',
      'same',
      'added',
    ]);
  });

  test('reports a rewritten paragraph as one removed and one added paragraph', () => {
    expect(read(textDifference('Water en licht.', 'Sleutels zijn bij ons veilig opgeborgen.'))).toEqual([
      '[-Water en licht.-]',
      '{+Sleutels zijn bij ons veilig opgeborgen.+}',
    ]);
  });

  test('marks single words if at least a third of the shorter paragraph stays', () => {
    const kinds = (before: string, after: string) => textDifference(before, after).map(({ kind }) => kind);
    expect(kinds('water en zon', 'water is dak')).toEqual(['changed']);
    expect(kinds('zand wolken zee', 'zand pomp dakje')).toEqual(['removed', 'added']);
  });

  test('compares HTML on a single line block by block', () => {
    const changes = textDifference(
      '<p>Een hele zin.</p><p>Twee hele zinnen.</p>',
      '<p>Een hele zin.</p><p>Drie hele zinnen.</p>',
    );
    expect(changes.map(({ kind }) => kind)).toEqual(['same', 'changed']);
  });

  test('returns parts from which both texts can be restored, for any texts', () => {
    const [before, after] = [
      'De zon schijnt vandaag de hele dag.',
      'De maan schijnt vannacht de hele nacht.',
    ];
    const parts = textDifference(before, after).flatMap((change) => change.parts);
    const without = (kind: string) =>
      parts
        .filter((part) => part.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect(without('added')).toBe(before);
    expect(without('removed')).toBe(after);
  });

  test.each([
    ['words', ' ', 'changed', ['removed', 'added']],
    ['paragraphs', '\n\n', 'same', undefined],
  ])('compares texts in detail only up to 2000 changed %s', (_, between, few, many) => {
    const text = (length: number, seed: string) =>
      [
        'Begin.',
        ...Array.from({ length }, (_, n) => `${seed}${n} blijft${n} zo${n} staan${n}`),
        'Einde.',
      ].join(between);
    const kinds = (length: number) =>
      textDifference(text(length, 'oud'), `${text(length, 'nieuw').slice(0, -6)}Erbij.${between}Einde.`).map(
        ({ kind }) => kind,
      );
    expect(kinds(50).at(-1)).toBe(few);
    if (many === undefined) expect(kinds(2100).at(-1)).not.toBe('same');
    else expect(kinds(2100)).toEqual(many);
  });
});

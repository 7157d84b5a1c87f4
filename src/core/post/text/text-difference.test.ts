import { expect, test } from 'vitest';
import { isSame, textDifference, type ParagraphChange } from './text-difference.ts';

/** As somebody reads it: [-gone-]{+come+}, a line per paragraph. */
const read = (changes: ParagraphChange[]) =>
  changes.map(({ parts }) =>
    parts
      .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
      .join(''),
  );

test('equal texts differ in nothing, whatever their line ends and empty lines', () => {
  expect(isSame(textDifference('Een.\r\n\r\nTwee.', 'Een.\n\n\nTwee.\n'))).toBe(true);
  expect(isSame(textDifference('', ''))).toBe(true);
});

test('inside a paragraph the words that changed are told', () => {
  expect(read(textDifference('Controleer de pomp elke week.', 'Controleer de pomp elke maand.'))).toEqual([
    'Controleer de pomp elke [-week-]{+maand+}.',
  ]);
});

test('paragraphs that came, went or stayed are told as such', () => {
  const before = 'Eén blijft hier staan.\n\nTwee gaat weg.\n\nDrie blijft.';
  const after = 'Eén blijft hier staan.\n\nDrie blijft.\n\nVier is nieuw.';
  expect(textDifference(before, after).map(({ kind }) => kind)).toEqual(['same', 'removed', 'same', 'added']);
});

test('a paragraph that has become another is shown as one that went and one that came', () => {
  expect(read(textDifference('Water en licht.', 'Sleutels zijn bij ons veilig opgeborgen.'))).toEqual([
    '[-Water en licht.-]',
    '{+Sleutels zijn bij ons veilig opgeborgen.+}',
  ]);
});

test('HTML in one line falls apart into its blocks', () => {
  const changes = textDifference(
    '<p>Een hele zin.</p><p>Twee hele zinnen.</p>',
    '<p>Een hele zin.</p><p>Drie hele zinnen.</p>',
  );
  expect(changes.map(({ kind }) => kind)).toEqual(['same', 'changed']);
});

test('what was removed and what was added make up the two texts', () => {
  const [before, after] = ['De zon schijnt vandaag de hele dag.', 'De maan schijnt vannacht de hele nacht.'];
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
])('beyond 2000 changed %s no more are looked for', (_, between, few, many) => {
  const text = (length: number, seed: string) =>
    ['Begin.', ...Array.from({ length }, (_, n) => `${seed}${n} blijft${n} zo${n} staan${n}`), 'Einde.'].join(
      between,
    );
  const kinds = (length: number) =>
    textDifference(text(length, 'oud'), `${text(length, 'nieuw').slice(0, -6)}Erbij.${between}Einde.`).map(
      ({ kind }) => kind,
    );
  expect(kinds(50).at(-1)).toBe(few);
  if (many === undefined) expect(kinds(2100).at(-1)).not.toBe('same');
  else expect(kinds(2100)).toEqual(many);
});

import { expect, test } from 'vitest';
import { fromHit, hitsIn } from './hits.ts';

test.each([
  ['Na de régen, regen', 'REGEN', 'Na de [régen], [regen]'],
  ['Straße am Strand', 'strasse', '[Straße] am Strand'],
  ['Regen op het dak', 'dak regen', '[Regen] op het [dak]'],
  ['Regen op het dak', 'op het', 'Regen [op het] dak'],
  ['Regen op het dak', 'dak op e', 'Regen [op] het [dak]'],
  ['Regen', 'zon', 'Regen'],
  ['Regen', ' ', 'Regen'],
  ['😀 Regen 😀', '😀', '[😀] Regen [😀]'],
  ['Wat? (a.b)', '(a.b', 'Wat? [(a.b])'],
])('marks in “%s” what “%s” finds', (text, query, marked) => {
  const pieces = hitsIn(text, query);
  expect(pieces.map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text)).join('')).toBe(marked);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test.each([
  ['Zet de meubels binnen. Laat de pomp lopen.', 'pomp', '… Laat de pomp lopen.'],
  ['De pomp loopt.', 'pomp', 'De pomp loopt.'],
  ['Kijk naar de buitenzwembadpomp.', 'pomp', '… buitenzwembadpomp.'],
  ['… weg. Laat de\npomp lopen.', 'pomp', '… Laat de\npomp lopen.'],
  ['Een ander woord.', 'pomp', 'Een ander woord.'],
])('begins “%s” near “%s”', (text, query, shown) => {
  expect(fromHit(text, query)).toBe(shown);
});

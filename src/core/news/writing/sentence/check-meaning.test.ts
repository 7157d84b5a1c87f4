import { describe, expect, test } from 'vitest';
import { differencesIn } from './check-meaning.ts';

describe('differencesIn', () => {
  test.each([
    ['a rise for a fall', 'De prijs is met 5 procent gestegen.', 'El precio bajó un 5 %.', ['negation']],
    [
      'support for opposition',
      'Xarxa Neta unterstützt das Projekt.',
      'Xarxa Neta rechaza el proyecto.',
      ['negation'],
    ],
    [
      'praise for criticism',
      'Residents welcome the timetable.',
      'Els veïns critiquen l’horari.',
      ['negation'],
    ],
    ['all for most', 'Alle Fälle betreffen Wohnungen.', 'La mayoría de los casos afecta a pisos.', ['scope']],
    ['a superlative', 'De grootste brand duurde 3 uur.', 'El incendio duró 3 horas.', ['scope']],
    ['a share for a number', 'The firm runs 84% of shops.', 'La empresa lleva 84 negocios.', ['number: 84']],
    ['another unit', 'Las rachas fueron de 84 nudos.', 'Rachas de 84 kilómetros por hora.', ['number: 84']],
    ['a price without its rate', 'Boats pay €14.', 'Los barcos pagan 14 euros por noche.', ['number: 14']],
    [
      'exchanged figures',
      'In Sant Antoni waren es 1.140, in Santa Eulària 690.',
      'Más en Santa Eulària (1.140) que en Sant Antoni (690).',
      ['number: 1.140 sant antoni, 690 santa eularia'],
    ],
  ])('finds %s', (_, text, source, found) => {
    expect(differencesIn(text, source)).toEqual(found);
  });

  test.each([
    ['De prijs is niet meer te betalen.', 'El precio bajó.'],
    ['Um die Ecke liegt der alte Hafen, gegen 9 Uhr geht es los.', 'Apoyan abrir el viejo puerto a las 9.'],
    ['It opens at half past two.', 'Abre todos los días a las dos y media.'],
    ['Boats pay €14 a night.', 'Los barcos pagan 14 euros por noche.'],
    ['In Santa Eulària waren es 1.140.', 'Más en Santa Eulària (1.140) que en Sant Antoni (690).'],
    ['Es ist der zweitgrößte Verein.', 'Es el segundo club más grande.'],
  ])('accepts “%s”', (text, source) => {
    expect(differencesIn(text, source)).toEqual([]);
  });
});

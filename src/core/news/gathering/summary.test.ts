import { describe, expect, test } from 'vitest';
import { summaryOf, withoutTrailers } from './summary.ts';

// canonical/snapcraft.io#969, Yoast#1989, and feeds of blogs that end each report in such a line.
describe('withoutTrailers', () => {
  test.each([
    [
      'Cortan la calle dos semanas. […] La entrada Obras en la calle Mayor se publicó primero en Noticias.',
      'Cortan la calle dos semanas.',
    ],
    [
      'The road is closed. The post Works in Calle Mayor appeared first on Ibiza Daily.',
      'The road is closed.',
    ],
    ['Es tanca el carrer. L’entrada Obres ha aparegut primer a Notícies.', 'Es tanca el carrer.'],
    [
      'Die Straße ist gesperrt. Der Beitrag Bauarbeiten erschien zuerst auf Inselblatt.',
      'Die Straße ist gesperrt.',
    ],
    ['De weg is dicht. Het bericht Werkzaamheden verscheen eerst op Eilandnieuws.', 'De weg is dicht.'],
    ['La rue est fermée. L’article Travaux est apparu en premier sur Journal.', 'La rue est fermée.'],
    ['La strada è chiusa. L’articolo Lavori proviene da Giornale.', 'La strada è chiusa.'],
    ['The road is closed. Read more', 'The road is closed.'],
    ['The road is closed. Continue reading "Works in Calle Mayor" →', 'The road is closed.'],
    ['Cortan la calle. Leer más »', 'Cortan la calle.'],
    ['Cortan la calle. Seguir leyendo…', 'Cortan la calle.'],
    ['Die Straße ist gesperrt. Weiterlesen …', 'Die Straße ist gesperrt.'],
    ['De weg is dicht. Lees verder', 'De weg is dicht.'],
    ['Cortan la calle dos semanas. Foto: EFE', 'Cortan la calle dos semanas.'],
    ['Cortan la calle. El coste no […]', 'Cortan la calle.'],
    ['El coste no…', 'El coste no'],
    ['Read more', ''],
  ])('shortens %j to %j', (text, rest) => {
    expect(withoutTrailers(text)).toBe(rest);
  });

  test.each([
    'The council asks residents to read more about the plan.',
    'La entrada al museo es gratuita.',
    'The post office appeared in the old photo.',
    'El coste fue de 3.000 euros. El alcalde dijo: «Hemos terminado».',
  ])('leaves %j as it is', (text) => {
    expect(withoutTrailers(text)).toBe(text);
  });
});

describe('summaryOf', () => {
  test('prefers a full text to an excerpt that was cut, and skips empty texts', () => {
    expect(summaryOf(['El coste no […]', 'El coste no está claro. Son dos semanas.'], 200)).toBe(
      'El coste no está claro. Son dos semanas.',
    );
    expect(summaryOf(['', 'Volledig.'], 200)).toBe('Volledig.');
    expect(summaryOf(['Kort.', 'Een veel langere tekst.'], 200)).toBe('Kort.');
    expect(summaryOf(['El coste no […]'], 200)).toBe('El coste no');
  });
});

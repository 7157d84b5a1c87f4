import { describe, expect, test } from 'vitest';
import { summaryOf, withoutTrailers } from './summary.ts';

// The code knows no words such as “Read more”, so there is one line for each way in which a text can end.
describe('withoutTrailers', () => {
  test.each([
    ['The road is closed. Read more', 'The road is closed.'],
    ['The road is closed. Continue reading "Works in Calle Mayor" →', 'The road is closed.'],
    ['Cortan la calle. Leer más »', 'Cortan la calle.'],
    ['Cortan la calle. Seguir leyendo…', 'Cortan la calle.'],
    ['Cortan la calle dos semanas. Foto: EFE', 'Cortan la calle dos semanas.'],
    ['Cortan la calle. El coste no […]', 'Cortan la calle.'],
    ['The road is closed. [Read more...]', 'The road is closed.'],
    ['The road is closed. (more…)', 'The road is closed.'],
    ['Cortan la calle. Leer más: https://n.example/obras/', 'Cortan la calle.'],
    ['Cortan la calle. (Foto: J.M. Sánchez)', 'Cortan la calle.'],
    ['The pool opens. submitted by /u/jan [link] [comments]', 'The pool opens.'],
    ['La piscine ouvre. Lire aussi : Une plage', 'La piscine ouvre.'],
    ['Most zamknięto. Czytaj dalej', 'Most zamknięto.'],
    ['Cortan la calle, según la Sra. Roig. El coste no', 'Cortan la calle, según la Sra. Roig.'],
    ['The road is closed at 5.30. Prices rise', 'The road is closed at 5.30.'],
    ['El coste no…', 'El coste no'],
    ['Read more', ''],
  ])('shortens %j to %j', (text, rest) => {
    expect(withoutTrailers(text)).toBe(rest);
  });

  test.each([
    'The plan is ready. Sign up for the clean-up before 3 May.',
    'El alcalde habló : así lo dijo',
    'The council asks residents to read more',
    'El alcalde pregunta: «¿Quién paga?»',
    'La Sra. Roig preside el pleno',
    'El coste fue de 3.000 euros. El alcalde dijo: «Hemos terminado».',
  ])('leaves %j as it is', (text) => {
    expect(withoutTrailers(text)).toBe(text);
  });
});

describe('summaryOf', () => {
  test('prefers a full text to an excerpt that was cut, and skips empty texts', () => {
    const summary = (...texts: string[]) => summaryOf(texts, { title: 'El coste', maxLength: 200 });
    const whole = 'El coste no está claro. Son dos semanas.';
    const beginnings = ['El coste no […]', 'El coste no (…)', 'El coste no est', 'El coste'];
    for (const cut of [...beginnings, 'El coste no está claro. Son dos […]'])
      expect(summary(cut, whole)).toBe(whole);
    expect(summary('Een bericht zonder punt', whole)).toBe('Een bericht zonder punt');
    expect(summary('', 'Volledig.')).toBe('Volledig.');
    expect(summary('Kort.', 'Een veel langere tekst.')).toBe('Kort.');
    expect(summary('El coste no está claro.', whole)).toBe('El coste no está claro.');
    expect(summary('El coste no […]')).toBe('El coste no');
    expect(summary('El coste')).toBe('');
  });

  test('skips a text that repeats the title', () => {
    const title = 'El coste del puerto';
    expect(summaryOf([title, 'Son dos millones.'], { title, maxLength: 200 })).toBe('Son dos millones.');
  });
});

import { describe, expect, test } from 'vitest';
import { summaryOf, withoutTrailers } from './summary.ts';

describe('withoutTrailers', () => {
  test.each([
    ['The road is closed. Read more', 'The road is closed.'],
    ['The road is closed. Continue reading "Works in Calle Mayor" →', 'The road is closed.'],
    ['Cortan la calle. Leer más »', 'Cortan la calle.'],
    ['Cortan la calle. Seguir leyendo…', 'Cortan la calle.'],
    ['Die Straße ist gesperrt. Weiterlesen …', 'Die Straße ist gesperrt.'],
    ['De weg is dicht. Lees verder', 'De weg is dicht.'],
    ['Cortan la calle dos semanas. Foto: EFE', 'Cortan la calle dos semanas.'],
    ['Cortan la calle. El coste no […]', 'Cortan la calle.'],
    ['The road is closed. Click here to read more', 'The road is closed.'],
    ['The road is closed. [Read more...]', 'The road is closed.'],
    ['The road is closed. Read more at Ibiza Daily', 'The road is closed.'],
    ['The road is closed. (more…)', 'The road is closed.'],
    ['Cortan la calle. Leer la noticia completa', 'Cortan la calle.'],
    ['Cortan la calle. Leer más: https://n.example/obras/', 'Cortan la calle.'],
    ['Cortan la calle. Lea también: Más obras en el centro', 'Cortan la calle.'],
    ['Es tanca el carrer. Llegir-ne més', 'Es tanca el carrer.'],
    ['Die Straße ist gesperrt. Den ganzen Artikel lesen', 'Die Straße ist gesperrt.'],
    ['Die Straße ist gesperrt. Hier weiterlesen', 'Die Straße ist gesperrt.'],
    ['De weg is dicht. Lees het hele artikel', 'De weg is dicht.'],
    ['De weg is dicht. Lees ook: Nieuwe brug open', 'De weg is dicht.'],
    ['De weg is dicht. Klik hier om verder te lezen', 'De weg is dicht.'],
    ['De weg is dicht. 3 reacties', 'De weg is dicht.'],
    ['La rue est fermée. En savoir plus', 'La rue est fermée.'],
    ['La strada è chiusa. Leggi l’articolo completo', 'La strada è chiusa.'],
    ['Cortan la calle. (Foto: J.M. Sánchez)', 'Cortan la calle.'],
    ['De weg is dicht. Beeld: ANP', 'De weg is dicht.'],
    ['El consell abre. Noticia completa aquí', 'El consell abre.'],
    ['El consell abre. Ampliar información', 'El consell abre.'],
    ['El consell abre. Continúa leyendo El consell abre »', 'El consell abre.'],
    ['El consell abre. EFE/Juan Pérez', 'El consell abre.'],
    ['El consell abre. Etiquetas: Ibiza, piscina', 'El consell abre.'],
    ['El consell abre. Compartir en Facebook', 'El consell abre.'],
    ['El consell abre. Suscríbete a nuestra newsletter', 'El consell abre.'],
    ['El consell abre. Publicidad', 'El consell abre.'],
    ['S’obre la piscina. Llegeix la notícia completa', 'S’obre la piscina.'],
    ['Der Pool öffnet. Beitrag weiterlesen', 'Der Pool öffnet.'],
    ['Der Pool öffnet. Weitere Informationen', 'Der Pool öffnet.'],
    ['Der Pool öffnet. Lesen Sie mehr auf blatt.example', 'Der Pool öffnet.'],
    ['Het bad opent. Lees meer over dit onderwerp', 'Het bad opent.'],
    ['Het bad opent. Bekijk het hele artikel', 'Het bad opent.'],
    ['The pool opens. Continue reading → Pool', 'The pool opens.'],
    ['The pool opens. View full article', 'The pool opens.'],
    ['The pool opens. Full story', 'The pool opens.'],
    ['The pool opens. submitted by /u/jan [link] [comments]', 'The pool opens.'],
    ['The pool opens. Comments', 'The pool opens.'],
    ['The pool opens. Filed under: Ibiza', 'The pool opens.'],
    ['The pool opens. Tap here to read the full story', 'The pool opens.'],
    ['El consell abre. Pulsa aquí para ver la noticia completa', 'El consell abre.'],
    ['El consell abre. Leer más sobre: Ibiza', 'El consell abre.'],
    ['El consell abre. + info', 'El consell abre.'],
    ['S’obre la piscina. Segueix llegint', 'S’obre la piscina.'],
    ['Der Pool öffnet. » weiterlesen', 'Der Pool öffnet.'],
    ['Der Pool öffnet. Auch interessant: Neuer Pool', 'Der Pool öffnet.'],
    ['Der Pool öffnet. Bildnachweis: dpa', 'Der Pool öffnet.'],
    ['Der Pool öffnet. Kommentare (3)', 'Der Pool öffnet.'],
    ['Het bad opent. Deel dit bericht', 'Het bad opent.'],
    ['La piscine ouvre. Lire aussi : Une plage', 'La piscine ouvre.'],
    ['The pool opens. © Reuters', 'The pool opens.'],
    ['El consell abre. Síguenos en Instagram', 'El consell abre.'],
    ['Silta suljetaan. Lue lisää', 'Silta suljetaan.'],
    ['Most zamknięto. Czytaj dalej »', 'Most zamknięto.'],
    ['Cortan la calle, según la Sra. Roig. El coste no', 'Cortan la calle, según la Sra. Roig.'],
    ['The road is closed at 5.30. Prices rise', 'The road is closed at 5.30.'],
    ['El coste no…', 'El coste no'],
    ['Read more', ''],
  ])('shortens %j to %j', (text, rest) => {
    expect(withoutTrailers(text)).toBe(rest);
  });

  test.each([
    'The council asks residents to read more about the plan.',
    'The plan is ready. Sign up for the clean-up before 3 May.',
    'Se reparte agua. Únete a los vecinos el sábado.',
    'El alcalde habló : así lo dijo',
    'The company sells © signs and photo books.',
    'The council asks residents to read more',
    'El alcalde pregunta: «¿Quién paga?»',
    'La Sra. Roig preside el pleno',
    'El alcalde invita a leer más',
    'Wer das Buch kennt, möchte mehr lesen.',
    'La entrada al museo es gratuita.',
    'La entrada se publicó. El museo abre primero en mayo.',
    'El plan. El lector puede leer más en la biblioteca, y lo hace.',
    'Mehr erfahren Sie im Rathaus.',
    'The fire is out. Comments were few.',
    'The mayor spoke. Full stories take time.',
    'Cortan la calle. Publicidad y ruido molestan a los vecinos.',
    'The article on water appeared in 2020. It was read on the radio.',
    'The post office appeared in the old photo.',
    'El coste fue de 3.000 euros. El alcalde dijo: «Hemos terminado».',
  ])('leaves %j as it is', (text) => {
    expect(withoutTrailers(text)).toBe(text);
  });
});

describe('summaryOf', () => {
  test('prefers a full text to an excerpt that was cut, and skips empty texts', () => {
    const summary = (...texts: string[]) => summaryOf(texts, { title: 'El coste', maxLength: 200 });
    const whole = 'El coste no está claro. Son dos semanas.';
    for (const cut of ['El coste no […]', 'El coste no (…)', 'El coste no est', 'El coste'])
      expect(summary(cut, whole)).toBe(whole);
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

import { dutchArticle } from './dutch-article.ts';
import { readQuestion, says, type Reply } from './model-stand-in.ts';

/**
 * Imitates a model that translates only the texts in `sentences` and returns all other texts unchanged. If a request
 * has a topic, the model returns `dutchArticle`.
 */
export const translatesWhatItKnows: Reply = async (exchange) => {
  const material = readQuestion(exchange.question).material as Material;
  if ('topic' in material) {
    await says(dutchArticle)(exchange);
    return;
  }
  const segments = material.segments.map(({ id, text }) => ({
    id,
    text: sentences.find((sentence) => sentence.nl === text)?.[material.to] ?? text,
  }));
  await says({ segments })(exchange);
};

/** An article that `translatesWhatItKnows` can translate. It contains markup, numbers, a name and a link. */
export const aKnownArticle = (overrides: Record<string, unknown> = {}) => ({
  title_nl: 'De vijgenboom in de winter',
  html_nl:
    '<h2>Wanneer u snoeit</h2><p>Snoei de vijgenboom op Ibiza vóór <strong>15 februari</strong>.</p><p>Bel ons om 14.30 uur over € 1.250,50, of <a href="/#contact">schrijf ons</a>.</p>',
  excerpt_nl: 'Zo komt de boom goed door de winter.',
  slug_base: `vijgen-${crypto.randomUUID().slice(0, 8)}`,
  languages: ['nl', 'en', 'es', 'de'],
  publish_main: true,
  publish_translations: false,
  ...overrides,
});

/** `translatesWhatItKnows` can still translate `aKnownArticle` if a test replaces `from` by `to` in it. */
export const knownChange = {
  from: 'Snoei de vijgenboom op Ibiza vóór <strong>15 februari</strong>.',
  to: 'Geef de vijgenboom op Ibiza elke <strong>10 dagen</strong> water.',
};

/** The judge rejects every translation of this sentence. */
export const doubtfulSentence = 'Wacht met twijfel niet langer dan 2 weken.';

const sentences = [
  {
    nl: 'De vijgenboom in de winter',
    en: 'The fig tree in winter',
    es: 'La higuera en invierno',
    de: 'Der Feigenbaum im Winter',
  },
  {
    nl: 'Zo komt de boom goed door de winter.',
    en: 'How the tree comes through the winter well.',
    es: 'Así pasa el árbol bien el invierno.',
    de: 'So kommt der Baum gut durch den Winter.',
  },
  { nl: 'Wanneer u snoeit', en: 'When to prune', es: 'Cuándo podar', de: 'Wann Sie schneiden' },
  {
    nl: 'Snoei de vijgenboom op Ibiza vóór <1>15 februari</1>.',
    en: 'Prune the fig tree on Ibiza before <1>15 February</1>.',
    es: 'Pode la higuera en Ibiza antes del <1>15 de febrero</1>.',
    de: 'Schneiden Sie den Feigenbaum auf Ibiza vor dem <1>15. Februar</1>.',
  },
  {
    nl: 'Geef de vijgenboom op Ibiza elke <1>10 dagen</1> water.',
    en: 'Water the fig tree on Ibiza every <1>10 days</1>.',
    es: 'Riegue la higuera en Ibiza cada <1>10 días</1>.',
    de: 'Gießen Sie den Feigenbaum auf Ibiza alle <1>10 Tage</1>.',
  },
  {
    nl: 'Bel ons om 14.30 uur over € 1.250,50, of <1>schrijf ons</1>.',
    en: 'Call us at 2:30 pm about €1,250.50, or <1>write to us</1>.',
    es: 'Llámenos a las 14:30 por 1.250,50 €, o <1>escríbanos</1>.',
    de: 'Rufen Sie uns um 14:30 Uhr zu 1.250,50 € an, oder <1>schreiben Sie uns</1>.',
  },
  {
    nl: doubtfulSentence,
    en: 'If in doubt, wait no longer than 2 weeks.',
    es: 'En caso de duda, no espere más de 2 semanas.',
    de: 'Warten Sie im Zweifel nicht länger als 2 Wochen.',
  },
  // These sentences occur in 'Word: headings, marks and a smart tag' of clipboard-fragments.ts.
  { nl: 'Regen op komst', en: 'Rain on its way', es: 'Se acerca la lluvia', de: 'Regen im Anmarsch' },
  {
    nl: 'Zet de kussens binnen.',
    en: 'Bring the cushions inside.',
    es: 'Meta los cojines en casa.',
    de: 'Holen Sie die Kissen ins Haus.',
  },
  {
    nl: '<1>Zet de kussens binnen.</1>',
    en: '<1>Bring the cushions inside.</1>',
    es: '<1>Meta los cojines en casa.</1>',
    de: '<1>Holen Sie die Kissen ins Haus.</1>',
  },
  { nl: 'Wat u nu doet', en: 'What to do now', es: 'Qué hacer ahora', de: 'Was Sie jetzt tun' },
  {
    nl: 'Op Ibiza valt de regen <1>in één keer</1>: 40 mm.',
    en: 'On Ibiza the rain comes down <1>all at once</1>: 40 mm.',
    es: 'En Ibiza la lluvia cae <1>de golpe</1>: 40 mm.',
    de: 'Auf Ibiza fällt der Regen <1>auf einmal</1>: 40 mm.',
  },
  // The image descriptions of desk-stories.ts, and the cells of 'Google Docs: a table' in clipboard-fragments.ts.
  {
    nl: 'Een terras in de regen',
    en: 'A terrace in the rain',
    es: 'Una terraza bajo la lluvia',
    de: 'Eine Terrasse im Regen',
  },
  {
    nl: 'Kussens in een kist',
    en: 'Cushions in a chest',
    es: 'Cojines en un arcón',
    de: 'Kissen in einer Truhe',
  },
  { nl: '<1>Maand</1>', en: '<1>Month</1>', es: '<1>Mes</1>', de: '<1>Monat</1>' },
  { nl: '<1>Klus</1>', en: '<1>Job</1>', es: '<1>Tarea</1>', de: '<1>Arbeit</1>' },
  { nl: 'januari', en: 'January', es: 'enero', de: 'Januar' },
  { nl: 'snoeien', en: 'pruning', es: 'podar', de: 'schneiden' },
];

type Material = { topic: string } | { to: 'en' | 'es' | 'de'; segments: { id: string; text: string }[] };

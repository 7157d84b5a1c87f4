import { describe, expect, test } from 'vitest';
import { words } from '#i18n/words.ts';
import type { LanguageModel, ModelAnswer, ModelTrouble } from '../language-model/language-model.ts';
import type { Locale } from '../locale.ts';
import { bodyBlocks, emptyText, segmentsOf, type TranslatableText } from './segments/segments.ts';
import { frameOf } from './segments/blocks.ts';
import type { Earlier } from './reusable-words.ts';
import { translateSegments } from './translate-segments.ts';
import { translateText } from './translate-text.ts';

const source: TranslatableText = {
  ...emptyText,
  title: 'Het zwembad in de winter',
  excerpt: 'Laat het water rustig rondgaan.',
  content: `## De pomp

Zet de pomp elke dag **2 uur** aan, ook op Ibiza. Zie [onze prijzen](https://example.com/prijzen).

- Controleer het water van de finca.
- Bel ons om 14.30 uur over € 1.250,50.

![Het blauwe zwembad](/media/zwembad.webp)`,
  heroImageAlt: 'Een zwembad met uitzicht op zee',
};

const spanish: Record<string, string> = {
  title: 'La piscina en invierno',
  excerpt: 'Deje que el agua circule con calma.',
  heroImageAlt: 'Una piscina con vistas al mar',
  b1: 'La bomba',
  b3: 'Ponga la bomba <1>2 horas</1> cada día, también en Ibiza. Vea <2>nuestros precios</2>.',
  b5: 'Revise el agua de la finca.',
  b7: 'Llámenos a las 14:30 por 1.250,50 €.',
  'b9.1.alt': 'La piscina azul',
};

describe('translateText', () => {
  test('translates the words of a text, and leaves its structure, links and images unchanged', async () => {
    const { model, questions } = modelSaying(spanish);
    const translated = await translate(model);
    expect(translated).toMatchObject({
      ok: true,
      translated: 8,
      tokens: { input: 100, output: 50 },
      text: {
        title: 'La piscina en invierno',
        heroImageAlt: 'Una piscina con vistas al mar',
        metaTitle: undefined,
      },
    });
    if (translated.ok)
      expect(translated.text.content.split('\n\n')).toEqual([
        '<h2>La bomba</h2>',
        '<p>Ponga la bomba <strong>2 horas</strong> cada día, también en Ibiza. Vea <a href="https://example.com/prijzen">nuestros precios</a>.</p>',
        '<ul><li>Revise el agua de la finca.</li><li>Llámenos a las 14:30 por 1.250,50 €.</li></ul>',
        '<p><img src="/media/zwembad.webp" alt="La piscina azul" /></p>',
      ]);
    expect(questions).toHaveLength(1);
    expect(JSON.stringify(questions)).not.toContain('example.com');
    expect(questions[0]?.material).toMatchObject({
      to: 'es',
      terms: [{ nl: 'finca', es: 'finca' }],
      names: ['Ibiza'],
    });
  });

  test.each<[string, Record<string, string | undefined>, string]>([
    [
      'loses a tag',
      { b3: 'Ponga la bomba 2 horas cada día, también en Ibiza. Vea <2>nuestros precios</2>.' },
      'markup',
    ],
    ['adds a script', { b5: 'Revise el agua de la finca.<script>alert(1)</script>' }, 'markup'],
    ['adds an image', { b5: 'Revise el agua de la finca.<img src="https://evil.example/x">' }, 'markup'],
    ['adds an address', { b5: 'Revise el agua de la finca en evil.com.' }, 'address'],
    ['changes an amount', { b7: 'Llámenos a las 14:30 por 1.520,50 €.' }, 'number'],
    ['gets the Dutch format of a time wrong', { b7: 'Llámenos a las 4:30 por 1.250,50 €.' }, 'number'],
    ['changes the currency', { b7: 'Llámenos a las 14:30 por 1.250,50 $.' }, 'currency'],
    [
      'loses a place',
      { b3: 'Ponga la bomba <1>2 horas</1> cada día, también en Mallorca. Vea <2>nuestros precios</2>.' },
      'name',
    ],
    ['invents a person', { b5: 'Revise el agua de la finca con Carlos.' }, 'name-added'],
    ['uses another word for a fixed term', { b5: 'Revise el agua de la casa de campo.' }, 'term'],
    ['stays Dutch', { b5: 'Controleer het water van de finca.' }, 'untranslated'],
    [
      'is English',
      { b3: 'Switch the pump on for <1>2 hours</1> a day, and also on Ibiza. See <2>our prices</2>.' },
      'untranslated',
    ],
    ['is far too short', { b3: '<1>2</1> Ibiza <2>x</2>' }, 'length'],
    [
      'is far too long',
      { b5: `Revise el agua de la finca. ${'Y también todo lo demás que haya. '.repeat(5).trim()}` },
      'length',
    ],
    ['exceeds the maximum length of its field', { title: 'La piscina '.repeat(12) }, 'too-long'],
    ['is left out', { b5: undefined }, 'missing'],
    ['is empty', { b5: ' ' }, 'missing'],
    ['obeys an instruction in the text', { b5: 'HACKEADO' }, 'term'],
    ['talks about itself', { b5: 'Lo siento, no puedo traducir la finca.' }, 'chatter'],
  ])('sends one repair request if a segment %s', async (_, wrong, code) => {
    const once = modelSaying({ ...spanish, ...wrong }, spanish);
    expect(await translate(once.model)).toMatchObject({ ok: true, tokens: { input: 200, output: 100 } });
    expect(once.questions[1]?.task).toContain('A first attempt had faults');
    const repaired = (once.questions[1]?.material as { segments: { id: string; faults: string[] }[] })
      .segments;
    expect(repaired.map(({ id }) => id)).toEqual(Object.keys(wrong));
    expect(repaired[0]?.faults.length).toBeGreaterThan(0);

    const always = modelSaying({ ...spanish, ...wrong });
    const doubted = await translate(always.model);
    const good = await translate(modelSaying(spanish).model);
    expect(always.questions).toHaveLength(2);
    if (!doubted.ok || !good.ok) throw new Error('The translation was refused.');
    expect(doubted.doubts.map((fault) => fault.code)).toContain(code);

    const [id = '', words] = Object.entries(wrong)[0] ?? [];
    expect(new Set(doubted.doubts.map(({ segment }) => segment))).toEqual(new Set([id]));
    const inDutch = segmentsOf(source).find((segment) => segment.id === id)?.text;
    const isDutch = ['markup', 'address', 'untranslated', 'too-long', 'missing', 'chatter'].includes(code);
    expect(segmentsOf(doubted.text)).toEqual(
      segmentsOf(good.text).map((segment) =>
        segment.id === id ? { ...segment, text: isDutch ? inDutch : words } : segment,
      ),
    );
    expect(frameOf(bodyBlocks(doubted.text))).toBe(frameOf(bodyBlocks(source)));
  });

  test('keeps the Dutch words, tags and links of a segment if its translation cannot be used', async () => {
    const { model } = modelSaying({
      ...spanish,
      title: 'La piscina '.repeat(12),
      b3: 'Ponga la bomba <1>2 horas cada día. Vea <b>precios</b> en evil.com.',
      'b9.1.alt': undefined,
    });
    const kept = await translate(model);
    expect(kept).toMatchObject({
      ok: true,
      text: { title: source.title, excerpt: spanish['excerpt'] },
      doubts: [
        { segment: 'title', code: 'too-long' },
        { segment: 'b3', code: 'markup' },
        { segment: 'b3', code: 'address' },
        { segment: 'b9.1.alt', code: 'missing' },
      ],
    });
    if (kept.ok)
      expect(kept.text.content.split('\n\n')).toEqual([
        '<h2>La bomba</h2>',
        '<p>Zet de pomp elke dag <strong>2 uur</strong> aan, ook op Ibiza. Zie <a href="https://example.com/prijzen">onze prijzen</a>.</p>',
        '<ul><li>Revise el agua de la finca.</li><li>Llámenos a las 14:30 por 1.250,50 €.</li></ul>',
        '<p><img src="/media/zwembad.webp" alt="Het blauwe zwembad" /></p>',
      ]);
  });

  test('refuses a translation only if more than half of its segments have faults and at least one is unusable', async () => {
    const none = (...ids: string[]) => ({
      ...spanish,
      ...Object.fromEntries(ids.map((id) => [id, undefined])),
    });
    expect(await translate(modelSaying(none('title', 'b1', 'b3', 'b5')).model)).toMatchObject({ ok: true });
    expect(await translate(modelSaying(none('title', 'b1', 'b3', 'b5', 'b7')).model)).toMatchObject({
      ok: false,
      problem: { code: 'faults', faults: Array(5).fill({ code: 'missing' }) as object },
    });
    // If one segment is unusable, doubtful segments count as faulty too.
    const doubtful = { b3: 'Vea <1>2</1> <2>x</2>', b5: 'Revise el agua.', b7: 'Llámenos a las 14:30.' };
    const half = { ...none('title'), ...doubtful };
    expect(await translate(modelSaying(half).model)).toMatchObject({ ok: true });
    const more = { ...half, excerpt: 'Deje que el agua circule con Carlos.' };
    expect(await translate(modelSaying(more).model)).toMatchObject({
      ok: false,
      problem: { code: 'faults' },
    });
    const unnamed = { title: spanish['title'], heroImageAlt: 'Una piscina con vistas a Carlos' };
    const onlyDoubts = await translate(modelSaying({ ...more, ...unnamed }).model);
    const doubts = onlyDoubts.ok ? onlyDoubts.doubts : [];
    expect(new Set(doubts.map(({ segment }) => segment)).size).toBe(5);
  });

  test('keeps the first answer after a failed repair, but not if more than half of the segments are faulty', async () => {
    const busy = { ok: false, trouble: 'busy', detail: '' } as const;
    const answer = (words: Record<string, string | undefined>) =>
      ({ ok: true, value: { segments: said(words) } }) as const;
    expect(await translate(modelOf(answer({ ...spanish, b5: undefined }), busy).model)).toMatchObject({
      ok: true,
      doubts: [{ segment: 'b5', code: 'missing' }],
    });
    expect(await translate(modelOf(answer({ title: spanish['title'] }), busy).model)).toMatchObject({
      ok: false,
      problem: { code: 'busy' },
    });
  });

  test('detects a translation into the wrong language even if one segment has another fault', async () => {
    const short = { ...source, excerpt: '', heroImageAlt: undefined };
    const content = '- Bel ons.\n- Kijk in de tuin.\n- Alles is in orde.\n- Zie example.com.';
    const english = {
      title: 'The pool',
      b1: 'Call the office.',
      b3: 'See the garden.',
      b5: 'Everything in order.',
      b7: 'Hm.',
    };
    expect(await translate(modelSaying(english).model, { ...short, content })).toMatchObject({
      ok: false,
      problem: {
        faults: expect.arrayContaining([{ segment: 'b1', code: 'untranslated', detail: '' }]) as object,
      },
    });
  });

  test('ignores all answers to a segment that was answered twice or was not requested', async () => {
    const { model } = modelOf({
      ok: true,
      value: {
        segments: [
          ...said(spanish),
          { id: 'b5', text: 'Otra cosa de la finca.' },
          { id: 'b99', text: 'Un párrafo más.' },
        ],
      },
    });
    expect(await translate(model)).toMatchObject({
      ok: true,
      doubts: [{ segment: 'b5', code: 'missing' }],
    });
  });

  test('repeats the request only if the answer cannot be parsed', async () => {
    const wrongShape = { ok: false, trouble: 'wrong-shape', detail: '' } as const;
    const good = { ok: true, value: { segments: said(spanish) } } as const;
    expect(await translate(modelOf(wrongShape, good).model)).toMatchObject({ ok: true });
    expect(await translate(modelOf(wrongShape).model)).toMatchObject({
      ok: false,
      problem: { code: 'faults' },
    });
    for (const trouble of ['slow', 'busy', 'closed', 'declined', 'cut-off', 'unreachable'] as const) {
      const { model, questions } = modelOf({ ok: false, trouble, detail: '' }, good);
      expect(await translate(model)).toMatchObject({ ok: false, problem: { code: trouble } });
      expect(questions).toHaveLength(1);
    }
  });

  test('translates only the changed parts, and keeps the rest of the translation, including edits by an editor', async () => {
    const first = await translate(modelSaying(spanish).model);
    if (!first.ok) throw new Error('The first translation failed.');
    const edited = {
      ...first.text,
      excerpt: 'Un resumen escrito a mano.',
      content: first.text.content.replace('Revise el agua', 'Mire <em>bien</em> el agua'),
    };
    const changed = {
      ...source,
      title: 'Het zwembad in het voorjaar',
      content: source.content.replace('**2 uur**', '**3 uur**').replace('- Bel', '- Bel gerust.\n- Bel'),
    };
    const { model, questions } = modelSaying({
      title: 'La piscina en primavera',
      b3: 'Ponga la bomba <1>3 horas</1> cada día, también en Ibiza. Vea <2>nuestros precios</2>.',
      b7: 'No dude en llamarnos.',
    });
    const again = await translate(model, changed, { source, translation: edited });
    expect((questions[0]?.material as { segments: { id: string }[] }).segments.map(({ id }) => id)).toEqual([
      'title',
      'b3',
      'b7',
    ]);
    expect(again).toMatchObject({
      ok: true,
      translated: 3,
      text: { title: 'La piscina en primavera', excerpt: edited.excerpt },
    });
    if (!again.ok) return;
    expect(again.text.content).toContain(
      '<li>Mire <em>bien</em> el agua de la finca.</li><li>No dude en llamarnos.</li><li>Llámenos',
    );
    expect(again.text.content).toContain('alt="La piscina azul"');
  });

  test('translates doubted paragraphs again together with changed paragraphs', async () => {
    const first = await translate(
      modelSaying({ ...spanish, title: undefined, b5: undefined, 'b9.1.alt': undefined }).model,
    );
    if (!first.ok) throw new Error('The first translation failed.');
    const changed = { ...source, content: `Nieuw begin.\n\n${source.content.replace('14.30', '15.30')}` };
    const { model, questions } = modelSaying({});
    const earlier = { source, translation: first.text, doubts: first.doubts };
    await translate(model, changed, earlier);
    expect((questions[0]?.material as { segments: { id: string }[] }).segments.map(({ id }) => id)).toEqual([
      'title',
      'b1',
      'b7',
      'b9',
      'b11.1.alt',
    ]);
  });

  test('translates the whole body if an editor restructured the translation', async () => {
    const { model, questions } = modelSaying(spanish);
    const rebuilt = { ...source, title: 'La piscina', content: '<p>Todo en un párrafo.</p>' };
    expect(await translate(model, source, { source, translation: rebuilt })).toMatchObject({ ok: true });
    const segments = (questions[0]?.material as { segments: { id: string }[] }).segments.map(({ id }) => id);
    expect(segments).toContain('b3');
    expect(segments).not.toContain('title');
  });

  test('fills each request with as many texts as fit, sends a longer text alone, and joins the answers', async () => {
    const lengths: number[][] = [];
    const model: LanguageModel = {
      ask({ material }) {
        const { segments } = material as { segments: { text: string }[] };
        lengths.push(segments.map(({ text }) => text.length));
        return Promise.resolve({ ok: true, value: { segments }, tokens: { input: 2, output: 1 } } as never);
      },
    };
    const segments = [6001, 3000, 3000, 5999, 1, 1].map((length, at) => ({
      id: `b${at}`,
      kind: 'text' as const,
      text: 'a'.repeat(length),
      tags: [],
    }));
    const target = { locale: 'es' as const, names: [], timeoutSeconds: 5 };
    expect(await translateSegments(model, segments, target)).toEqual({
      ok: true,
      words: new Map(segments.map(({ id, text }) => [id, text])),
      doubts: [],
      tokens: { input: 8, output: 4 },
    });
    expect(lengths).toEqual([[6001], [3000, 3000], [5999, 1], [1]]);
  });
});

const translate = (model: LanguageModel, text = source, earlier?: Earlier) =>
  translateText(model, text, { locale: 'es', names: [], timeoutSeconds: 5, earlier });

const said = (words: Record<string, string | undefined>) =>
  Object.entries(words).flatMap(([id, text]) => (text === undefined ? [] : [{ id, text }]));

/** Fakes a model. Its nth answer has the nth record of texts by segment id; after the last record it repeats that record. */
function modelSaying(...lists: Record<string, string | undefined>[]) {
  return modelOf(...lists.map((words) => ({ ok: true as const, value: { segments: said(words) } })));
}

function modelOf(...answers: Answer[]) {
  const questions: { task: string; material: unknown }[] = [];
  const model: LanguageModel = {
    ask: ({ task, material }) => {
      const answer = answers[Math.min(questions.length, answers.length - 1)];
      questions.push({ task, material });
      return Promise.resolve({ ...answer, tokens: { input: 100, output: 50 } } as never);
    },
  };
  return { model, questions };
}

type Answer =
  | { ok: true; value: { segments: { id: string; text: string }[] } }
  | { ok: false; trouble: ModelTrouble; detail: string };

const articles: [string, (locale: Locale) => unknown][] = [
  ['the services', (locale) => words(locale).servicePages.pages],
  ['how the news is written', (locale) => words(locale).news.howWeWrite],
  ['the rules of an order', (locale) => words(locale).bitcoinOrder.rules],
];

const sentencesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(sentencesIn);

function articleIn(locale: Locale, pick: (locale: Locale) => unknown): TranslatableText {
  const title = { nl: 'De diensten', en: 'The services', es: 'Los servicios', de: 'Die Leistungen' }[locale];
  const content = sentencesIn(pick(locale))
    .map((text) => `<p>${text.replaceAll(/<[^>]*>/g, '')}</p>`)
    .join('\n\n');
  return { ...emptyText, title, content };
}

const modelKnowing = (translation: TranslatableText): LanguageModel => {
  const all = segmentsOf(translation);
  return {
    ask: ({ material }) => {
      const ids = (material as { segments: { id: string }[] }).segments.map(({ id }) => id);
      const segments = all.filter(({ id }) => ids.includes(id)).map(({ id, text }) => ({ id, text }));
      const tokens = { input: 0, output: 0 };
      return Promise.resolve({ ok: true, value: { segments }, tokens } as ModelAnswer<never>);
    },
  };
};

describe.each(articles)('a good translation of “%s”', (name, pick) => {
  test.each(['en', 'es', 'de'] as const)(
    'is stored in %s, with few doubts for the reviewer',
    async (locale) => {
      const [dutch, translation] = [articleIn('nl', pick), articleIn(locale, pick)];
      const count = segmentsOf(dutch).length;
      const target = { locale, names: [], timeoutSeconds: 30 };
      const translated = await translateText(modelKnowing(translation), dutch, target);
      expect(translated).toMatchObject({ ok: true, translated: count });
      const doubts = translated.ok ? translated.doubts : [];
      process.stdout.write(`${name} in ${locale}: ${doubts.length} doubts in ${count} segments\n`);
      expect(doubts.length).toBeLessThanOrEqual(Math.max(2, count / 20));
    },
  );
});

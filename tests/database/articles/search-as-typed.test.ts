/**
 * Searches as people type them, each kind in several languages. The public reports that these come from:
 * databyss #292, pixelhumain/co2 #916, toflit18 #178 (apostrophes),
 * glottolog3 #38, djorm-ext-pgfulltext #8, voc/voctoweb #112, invenio #1681 (accents), Pagefind #738 (compounds), typesense #2179 (units).
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { testBackend, answerTo } from '../../support/database/backend.ts';
import { aPost } from '../../support/database/posts.ts';

const backend = testBackend();

const texts: [slugBase: string, language: string, title: string, content: string][] = [
  [
    'es',
    'es',
    'La avería de la mañana',
    'La señal del pingüino, la contraseña de los años. Reparaciones de luces, un check-in y 1.500 litros.',
  ],
  [
    'en',
    'en',
    'The café is naïve',
    'Wi-fi and 10,000 litres at O’Brien’s. Check in after three. Leaves in the pool at Søren’s house, 24/7.',
  ],
  [
    'de',
    'de',
    'Schlüsselverwaltung',
    'Der Schlüssel, die Müllabfuhr und die Größe der Häuser. Straße nach Santa Eulària. WLAN-Zugang, 2.500 m².',
  ],
  [
    'nl',
    'nl',
    'Wifi-netwerk',
    '24/7 bereikbaar per e-mail. Zwembadonderhoud voor grote huizen. Ramen en deuren. 10\u00a0000 liter.',
  ],
  [
    'dak',
    'nl',
    'Onderhoud van het dak',
    'De brief over de crèche en één café. Het gor\u00addijn. Geu\u0308lle.',
  ],
];

beforeAll(async () => {
  const rows = texts.map(([slug_base, language, title, content]) =>
    aPost({ slug_base, language, title, content }),
  );
  expect((await backend.owner().from('blog_posts').insert(rows)).error).toBeNull();
});

const cases: Record<string, [language: string, queries: string[], slugBases?: string[]][]> = {
  'without accents': [
    ['es', ['averia', 'manana', 'senal', 'pinguino', 'contrasena', 'anos', 'AVERIA', 'reparacion']],
    ['en', ['cafe', 'naive', 'soren', 'soeren']],
    ['nl', ['creche', 'een cafe', 'geulle'], ['dak']],
    ['de', ['eularia', 'schlussel', 'mullabfuhr', 'hauser']],
  ],
  'with ue for ü, and ss for ß': [
    ['de', ['schluessel', 'muellabfuhr', 'groesse', 'haeuser', 'strasse', 'straße', 'STRASSE', 'grösse']],
    ['nl', ['geuelle'], ['dak']],
  ],
  'with letters that a keyboard, a PDF or another alphabet composes': [
    ['es', ['averi\u0301a', 'man\u0303ana', 'pingu\u0308ino', 'ａｖｅｒｉａ']],
    ['de', ['Schlu\u0308ssel', 'Schlüs\u00adsel', 'Mu\u0308llabfuhr']],
    ['nl', ['cafe\u0301', 'gordi\u00adjn', 'gor\u200bdijn', 'geülle'], ['dak']],
    ['en', ['na\u0131ve', 'cafe\u0301', 'CAFÉ']],
  ],
  'with or without signs and spaces inside a word': [
    ['nl', ['24/7', '247', 'e-mail', 'email', 'e mail', 'wifinetwerk', 'wifi netwerk', 'wi-fi', 'wi fi']],
    ['en', ['wifi', 'wi-fi', 'wi fi', 'obrien', 'o’brien', "o'brien", 'checkin', 'check-in', '24/7', '24-7']],
    ['es', ['checkin', 'check in', 'check-in']],
    ['de', ['wlanzugang', 'WLAN Zugang', 'Schlüssel-Verwaltung', 'Müll-Abfuhr']],
  ],
  'with numbers grouped in any way': [
    ['nl', ['10000', '10.000', '10 000', '10,000', '10’000', '10000 liter']],
    ['en', ['10000', '10.000', '10 000 litres']],
    ['es', ['1500', '1,500', '1 500']],
    ['de', ['2500', '2 500 m2', '2,500 m²']],
  ],
  'with one typing error': [
    ['es', ['averja', 'contrsaeña', 'reparaciomes']],
    ['en', ['leafes', 'naivve', 'hosue']],
    ['de', ['schlusel', 'Müllabfur', 'schlüsesl']],
    ['nl', ['beriekbaar', 'bereikbar', 'rramen', 'ramenn']],
    ['nl', ['onderhuod', 'onderhout'], ['dak', 'nl']],
  ],
  'with parts of compounds': [
    ['nl', ['onderhoud'], ['dak', 'nl']],
    ['nl', ['zwembad', 'wifi netwerk', 'netwerk']],
    ['nl', ['dakonderhoud'], ['dak']],
    ['de', ['verwaltung', 'abfuhr', 'Müll Abfuhr', 'Schlüssel Verwaltung']],
  ],
  'in singular or plural': [
    ['nl', ['huis', 'huizen', 'raam', 'deur']],
    ['nl', ['brieven', 'brief'], ['dak']],
    ['es', ['luz', 'luces', 'averías', 'señales', 'año']],
    ['en', ['leaf', 'leaves', 'pools', 'houses']],
    ['de', ['haus', 'häuser', 'straßen', 'schlüsseln']],
  ],
};

describe.each(Object.entries(cases))('a search %s', (_, groups) => {
  test.each(
    groups.flatMap(([language, queries, wanted]) =>
      queries.map((q) => ({ q, language, wanted: wanted ?? [language] })),
    ),
  )('for “$q” in $language finds $wanted', async ({ q, language, wanted }) => {
    const found = await search(q, language);
    expect(found.filter((post) => post.has_all_words).map(({ slug }) => slug)).toEqual(
      wanted.map((slugBase) => `${slugBase}-${language}`),
    );
  });

  test('finds the same in the list of articles', async () => {
    for (const [language, queries, wanted = [language]] of groups)
      for (const q of queries) expect([q, true, ...wanted]).toEqual(await listedAmong(q, wanted));
  });
});

/** Further words of each kind. Other texts may contain them too. */
const more: [language: string, title: string, content: string, queries: string[]][] = [
  [
    'nl',
    'Coördinatie en ideeën',
    'Sleutelbeheer, tuinonderhoud en de reünie. Bel 971 000 000. Hotel “Es Vivé”. Schoonmaakkosten.',
    [
      'coordinatie',
      'ideeen',
      'reunie',
      'beheer',
      'sleutel beheer',
      'onderhoud tuin',
      '971000000',
      'es vive',
    ].concat(['schoonmaak kosten', 'sleutelbheer', 'coordinaite']),
  ],
  [
    'es',
    'Cigüeñas y teléfonos móviles',
    'La climatización, el jardín de l’Hospitalet, peces y lápices. Wi‑Fi gratis, autobús, 3.500 m².',
    [
      'ciguena',
      'telefono movil',
      'climatizacion',
      'hospitalet',
      'lhospitalet',
      'pez',
      'lapiz',
      'wi-fi',
    ].concat(['wifi', 'autobuses', 'jardines', 'telefno', 'clmatizacion', '3500']),
  ],
  [
    'de',
    'Türschloss und Fußboden',
    'Kühlschrank, Gästehaus, Straßenreinigung, Gebührenordnung. Frau Müller, Herr Mueller-Thurgau.',
    ['tuerschloss', 'turschloss', 'fussboden', 'kuehlschrank', 'gaestehaus', 'reinigung', 'gebuehren'].concat(
      ['mueller', 'muller', 'kühlschränke', 'türschlösser', 'kuehlschrnak', 'schloss'],
    ),
  ],
  [
    'en',
    'Keyholding in Ibiza',
    'Air-conditioning, key holding, co-operative, façade, El Niño, don’t worry; washing machines; Łukasz Đurić.',
    [
      'key-holding',
      'airconditioning',
      'cooperative',
      'co operative',
      'facade',
      'nino',
      'dont',
      'lukasz',
      'duric',
    ].concat(['keyhlding', 'conditoning', 'washingmachine', 'washing machine']),
  ],
  [
    'es',
    'Aire acondicionado y áticos',
    'De l’Hospitalet a sa Caleta: señor Núñez, lavavajillas, anti-mosquitos, guardallaves, calle d’Aragó 5, desagüe, averías eléctricas, 1.250,50 €, +34 971 31 20 20.',
    "atico|ÁTICO|lava vajillas|nuñes|nunez|971312020|971 312 020|+34971312020|1250,50|1250.50|antimosquitos|anti mosquitos|aire acondisionado|acondicionados|l'hospitalet|d'arago|desague|averia electrica|guarda llaves|sacaleta".split(
      '|',
    ),
  ],
  [
    'es',
    'Mantenimiento de piscinas',
    'Calefacción, cerrajería, tuberías y goteras. Entrega de llaves, check-out en Santa Eulària des Riu. Jabones, limón, exámenes.',
    '"piscina"|piscin*|mantenimiento & piscina|mantenimineto|mantenimento|piscnias|cerrajero|entrega llaves|checkout|santa eulalia|tuberia|jabon|limones|examen|¿piscina?'.split(
      '|',
    ),
  ],
  [
    'en',
    'The neighbour’s key-holders',
    'We’re any colour: organisation of check-outs, airport transfers, Marks & Spencer, mother-in-law, jeweller, travelling, £1,250.50, e-bikes, sun-loungers, knives, families, a 24-hour service.',
    "we're|were|keyholders|key holders|neighbors|color|colors|organization|checkout|check outs|tranfser|marks and spencer|mother in law|jeweler|traveling|1250.50|ebikes|e bike|sun lounger|sunloungers|knife|family|famlies|24hour|24 hour".split(
      '|',
    ),
  ],
  [
    'de',
    'Fußbodenheizung und Gäste',
    'Wäscheservice, Straßenbeleuchtung, 24-Stunden-Notdienst, Öltank, Kaution 1.500 €, Klimaanlagen, Bäume, Schlüsselübergabe, Grundstückspflege, Urlaubsbetreuung, Pflege des Pools, Rund-um-die-Uhr-Service.',
    'fussboden heizung|heizung|waescheservice|wäsche service|strassenbeleuchtung|24 stunden notdienst|oeltank|oltank|gaeste|gast|kaution 1500|klimaanlage|baeume|baum|schlusselubergabe|schlüssel übergabe|Grundstück Pflege|grundstuckspflege|Urlaubs Betreuung|Poolpflege|Pool Pflege|rund um die uhr'.split(
      '|',
    ),
  ],
  [
    'nl',
    'Sleuteloverdracht ’s ochtends',
    'Café’s, zonne-energie, airco’s, tweeëntwintig, auto’s, 06-12345678, IJsselmeer, coördinator, één sleutel, vakantiewoning, beveiligingscamera, onderhoud van de tuin, lekkages, loodgieter, foto’s.',
    "sleutel overdracht|sleuteloverdacht|cafes|café's|zonneenergie|zonne energie|aircos|tweeentwintig|autos|0612345678|06 12345678|ijsselmeer|coordinator|een sleutel|vakantie woning|beveiligings camera|tuinonderhoud|tuin onderhoud|lekkage|loodgiter|fotos|foto".split(
      '|',
    ),
  ],
  // Further compounds, and words that a person parts or joins in another way.
  [
    'nl',
    'Vakantiehuizen in Sant Josep',
    'Huissleutels, tuindeuren, buitenlampen, een zwembadonderhoudscontract, anti-inbraakfolie, airco-onderhoud, een antislipmat.',
    'san josep|vakantiehuis|huis|sleutels|sleutel|deur|deuren|lamp|lampen|zwem bad onderhoud|contract|anti inbraak folie|antiinbraakfolie|airco onderhoud|anti slip|anti-slip'.split(
      '|',
    ),
  ],
  [
    'de',
    'Ferienhäuser in Sant Antoni',
    'Haustürschlüssel, Poolreinigungen, Gartenpflegearbeiten, Einbruchschutz, Antirutschmatten, Außenleuchten.',
    'san antoni|haus|häuser|ferienhaus|schlüssel|reinigung|pflege|arbeit|haus tür schlüssel|einbruch schutz|schutz|anti rutsch|anti-rutsch|leuchte'.split(
      '|',
    ),
  ],
  [
    'es',
    'Antirrobo en Sant Josep',
    'Autorregulación, infrarrojos, un pararrayos a contrarreloj, guardarropa y portarrollos, cubrepiscinas.',
    'san josep|sant josep|antirrobo|anti robo|anti-robo|antirobo|auto regulacion|infra rojos|infrarojo|para rayos|pararayos|contra reloj|guarda ropa|cubre piscina'.split(
      '|',
    ),
  ],
  [
    'es',
    'Un sistema anti-robo',
    'Vídeo-vigilancia y porteros auto regulados; puertas anti pánico. Abierto 24 h, 12 m².',
    '24h|24 h|12m2|12 m2|antirrobo|antirobo|anti robo|videovigilancia|video vigilancia|autorregulado|autoregulado|antipanico|anti-panico'.split(
      '|',
    ),
  ],
  [
    'en',
    'Burglar-proofing in Sant Joan',
    'Anti-theft locks by a locksmith, air conditioning, a lock-box and a dehumidifier, a re-keyed front door.',
    'san joan|burglarproofing|burglar proofing|antitheft|anti theft|lock smith|airconditioning|air-conditioning|lockbox|lock box|rekeyed|de-humidifier'.split(
      '|',
    ),
  ],
];

describe.each(more)('a search in %s for the text “%s”', (language, title, content, queries) => {
  test('finds it by each of its words', async () => {
    const post = aPost({ slug_base: `meer-${language}`, language, title, content });
    expect((await backend.owner().from('blog_posts').insert(post)).error).toBeNull();
    const missed: string[] = [];
    for (const q of queries) {
      const found = await search(q, language);
      if (!found.some(({ slug, has_all_words }) => slug === `meer-${language}-${language}` && has_all_words))
        missed.push(q);
    }
    await backend.owner().from('blog_posts').delete().eq('slug_base', `meer-${language}`).throwOnError();
    expect(missed).toEqual([]);
  });
});

describe('a search for words that no post contains together', () => {
  test('finds posts with most of the words, and says so', async () => {
    expect(await search('zwembadonderhoud dakgoot huizen', 'nl')).toEqual([
      expect.objectContaining({ slug: 'nl-nl', has_all_words: false }),
    ]);
    expect(await listed('zwembadonderhoud dakgoot huizen')).toEqual({
      has_all_words: false,
      slugBases: ['nl'],
    });
  });

  test('lists the posts with most of the words after those with all', async () => {
    const found = await search('cafe onderhoud', 'nl');
    expect(found.map(({ slug, has_all_words }) => [slug, has_all_words])).toEqual([
      ['dak-nl', true],
      ['nl-nl', false],
    ]);
    expect((await listed('cafe onderhoud')).slugBases).toEqual(['dak']);
  });

  test('finds nothing for a word that is like none', async () => {
    expect(await search('xylofoonles', 'nl')).toEqual([]);
    expect(await search('10001', 'nl')).toEqual([]);
  });
});

async function search(q: string, lang: string): Promise<{ slug: string; has_all_words: boolean }[]> {
  const { data, error } = await answerTo(backend.visitor().rpc('search_posts', { q, lang }));
  expect(error).toBeNull();
  return data as { slug: string; has_all_words: boolean }[];
}

/** The list of articles is in the order of their last change. */
async function listedAmong(q: string, wanted: string[]) {
  const { has_all_words, slugBases } = await listed(q);
  return [q, has_all_words, ...wanted.filter((slugBase) => slugBases.includes(slugBase))];
}

async function listed(words: string): Promise<{ has_all_words: boolean; slugBases: string[] }> {
  const { data, error } = await answerTo(backend.owner().rpc('list_articles', { asked: { words } }));
  expect(error).toBeNull();
  const { has_all_words, articles } = data as { has_all_words: boolean; articles: { slug_base: string }[] };
  return { has_all_words, slugBases: articles.map(({ slug_base }) => slug_base) };
}

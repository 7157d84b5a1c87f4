import { isDailyNews } from './slugs/daily-news.ts';

/**
 * Chooses the drawing above a post without a photo: `town` for daily news, else the first subject that a word of the
 * slug base names, else by a hash. All languages of a post get the same drawing.
 * @example sceneOfPost('tuin-zonder-waterverspilling') // => 'garden'
 */
export const sceneOfPost = (slugBase: string): Subject =>
  isDailyNews(slugBase)
    ? 'town'
    : (subjectOfPost(slugBase) ?? general[sumOf(slugBase) % general.length] ?? 'house');

/** Returns the first subject that a word of the slug base names, or undefined. The house gives way to what happens in it. */
export function subjectOfPost(slugBase: string): Subject | undefined {
  const named = slugBase
    .split('-')
    .flatMap(
      (word) => beginnings.get(word.charAt(0))?.find(([start]) => isBeginningOf(word, start))?.[1] ?? [],
    );
  return named.find((subject) => subject !== 'house') ?? named[0];
}

/**
 * The beginnings of words for each subject, in all languages. Slugs contain no accents: "ä" becomes "ae" or "a". The town
 * precedes the house, because the word "village" also begins with "villa".
 */
const subjects = {
  keys: 'key keys keyhold handover sleutel overdracht llave entrega schluessel ubergabe uebergabe',
  pool: 'pool swim zwembad piscina schwimm',
  garden:
    'garden plant irrigat prun palm tuin bewater snoei jardin riego poda garten pflanz bewaesser schnitt',
  cleaning:
    'clean laundry linen bedding schoonma poets linnen beddengoed textiel limpie sabana lavand reinig putz waesche',
  works:
    'repair maint renovat paint handyman klus onderhoud reparat verbouw schilder vakman obra manten reparac reform pintur handwerk wartung renovier maler',
  air: 'aircon airco ventilat ventilac aire klima lueft damp mould humid vocht schimmel humedad moho feucht',
  solar: 'solar electric elektric zonnepan stroom placa strom elektr',
  rental: 'rental letting guest verhuur huurder gasten alquil inquilin huesped vermiet mieter gaeste',
  rain: 'storm rain regen onweer tormenta lluvia temporal sturm gewitter',
  winter: 'winter invierno',
  water:
    'water pipe cistern leak leiding reservoir lekk agua tuberia deposito fuga wasser leitung zisterne leck',
  always:
    'emergenc alarm night fire burglar safe nood nacht brand inbraak veilig noche incendio robo segur notfall einbruch sicher',
  coast:
    'salt beach sea seaside coast boat zilt zout strand zee zeelucht zeewind kust boot sal playa mar costa barco salz meer kueste',
  town: 'news festiv market village nieuws feest markt dorp noticia fiesta mercado pueblo nachricht fest dorf',
  house: 'house home villa huis casa haus ferienhaus',
  inspection: 'inspect controle rondgang inspecc revision kontroll rundgang',
};

export type Subject = keyof typeof subjects;

const beginnings: Map<string, [beginning: string, Subject][]> = Map.groupBy(
  (Object.keys(subjects) as Subject[]).flatMap((subject) =>
    subjects[subject].split(' ').map((word): [string, Subject] => [word, subject]),
  ),
  ([beginning]) => beginning.charAt(0),
);

/** A beginning of three letters must be the whole word, because unrelated words may begin with the same letters. */
const isBeginningOf = (word: string, beginning: string): boolean =>
  beginning.length > 3 ? word.startsWith(beginning) : word === beginning;

const general = ['house', 'coast', 'garden', 'keys'] as const satisfies Subject[];

const sumOf = (text: string): number =>
  Array.from(text, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0);

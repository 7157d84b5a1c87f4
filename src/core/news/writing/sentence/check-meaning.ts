import { folded } from '../../../language/read-words.ts';
import type { Locale } from '../../../locale.ts';
import type { Fault } from './fault.ts';

/** Finds words whose claim the source does not make, such as a superlative, or "rise" for "fall". */
export function meaningFaults(text: string, { source, locale }: { source: string; locale: Locale }): Fault[] {
  const [said, given] = [folded(text), folded(source)];
  const says = (words: Words) => words[locale].exec(said)?.[0];
  const isGiven = (words: Words) => words.inSource.test(given);
  const found = [
    ...needed.map(({ kind, words }) => !isGiven(words) && fault(kind, says(words))),
    ...opposites.map(
      ([one, other]) =>
        says(other) === undefined && isGiven(other) && !isGiven(one) && fault('negation', says(one)),
    ),
  ];
  return found.filter((each) => each !== false && each !== undefined);
}

const fault = (kind: string, word: string | undefined): Fault | undefined =>
  word === undefined ? undefined : { kind: 'unsupported', detail: `${kind}: ${word}` };

/** The beginnings of words, by language. `inSource` matches the words of all languages and those in `also`. */
function words(en: string, nl: string, es: string, de: string, also = en): Words {
  const any = (...lists: string[]) => new RegExp(`\\b(?:${lists.join('|')})`);
  return { en: any(en), nl: any(nl), es: any(es), de: any(de), inSource: any(en, nl, es, de, also) };
}

const superlatives = words(
  'largest|biggest|highest|lowest|cheapest|oldest|best\\b|worst\\b|the most\\b',
  'grootste|hoogste|laagste|duurste|goedkoopste|oudste|beste\\b|slechtste|meeste',
  '(?:el|la|los|las|lo) (?:\\w+ )?mas\\b|(?:el|la|los|las|su) (?:mayor|menor|mejor|peor)\\b|record',
  'grosste|hochste|niedrigste|teuerste|billigste|alteste|besten?\\b|schlechteste|meisten?\\b',
  'mas\\b|mayor|mejor|peor|maxim|minim|millor|pitjor|principal|most\\b',
);
const causes = words(
  'because|due to|thanks to|owing to|as a result|consequently|therefore|which will',
  'omdat|doordat|vanwege|wegens|dankzij|waardoor|daardoor|daarom',
  'porque|debido|gracias a|a causa|por eso|lo que',
  'weil\\b|wegen\\b|aufgrund|dank\\b|wodurch|deshalb|daher\\b',
  'por\\b|para\\b|tras\\b|ante\\b|mediante|per\\b|perque|degut|amb\\b|after|since|following|for\\b|to\\b|durch|nach\\b|um\\b',
);
const litres = words('lit(?:er|re)', 'liter', 'litros?\\b', 'liter', 'litres\\b');
const cubic = words('cubic|m3\\b|m³', 'kubi|m3\\b|m³', 'cubic|m3\\b|m³', 'kubi|m3\\b|m³');

const up = words(
  'ris(?:e|es|en|ing)\\b|rose\\b|increas|grow|grew|higher|more\\b',
  'stijg|steeg|gestegen|toegenomen|toename|hoger|verhog|omhoog|meer\\b',
  'sub(?:e|en|io|ira|ida|idas|ir)\\b|aument|crec|mas\\b',
  'steig|stieg|gestiegen|erhoh|zunahm|mehr\\b',
  'apuj|augment|puj',
);
const down = words(
  'fall|fell\\b|drop|declin|decreas|lower|less\\b|reduc',
  'daal|gedaald|daling|afgenomen|lager\\b|minder\\b|verlaag',
  'baj(?:a|an|o|aron|ara|ada|ar)\\b|disminu|descen|menos\\b|redu[jc]',
  'sink|sank|gesunken|senk|weniger|niedriger|ruckgang',
  'menys\\b|baix',
);
const praise = words(
  'prais|welcom',
  'prijz|prees|geprezen|toejuich',
  'elogi|aplaud',
  'lobt|lobe|gelobt|begruss',
);
const criticism = words('critici', 'kritiek|bekritis', 'critic', 'kritis|kritik');

const needed = [
  { kind: 'scope', words: superlatives },
  { kind: 'cause', words: causes },
  { kind: 'number', words: litres },
  { kind: 'number', words: cubic },
];

const opposites: [Words, Words][] = [
  [up, down],
  [down, up],
  [praise, criticism],
  [criticism, praise],
];

type Words = Record<Locale | 'inSource', RegExp>;

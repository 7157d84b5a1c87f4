import { folded } from '../../../language/read-words.ts';
import type { Fault } from './fault.ts';

/** Finds words whose claim the source does not make, such as a superlative, or "rise" for "fall". */
export function meaningFaults(text: string, source: string): Fault[] {
  const [said, given] = [folded(text), folded(source)];
  const fault = (kind: string, words: RegExp): Fault[] => {
    const [word] = words.exec(said) ?? [];
    return word === undefined ? [] : [{ kind: 'unsupported', detail: `${kind}: ${word}` }];
  };
  return [
    ...needed.flatMap(({ kind, words, inSource }) => (inSource.test(given) ? [] : fault(kind, words))),
    ...opposites.flatMap(([one, other]) =>
      other.test(given) && !one.test(given) && !other.test(said) ? fault('negation', one) : [],
    ),
  ];
}

/** The beginnings of words in all languages, in lower case and without accents. */
const any = (...beginnings: string[]) => new RegExp(`\\b(?:${beginnings.join('|')})`);

/** `also` are words of a source that may mean the same. */
const need = (kind: string, words: string, also = words) => ({
  ...{ kind, words: any(words), inSource: any(words, also) },
});

const needed = [
  need(
    'scope',
    'largest|biggest|highest|lowest|cheapest|oldest|best\\b|worst\\b|the most\\b|grootste|hoogste|laagste|duurste|goedkoopste|oudste|beste\\b|slechtste|(?:el|la|los|las|lo) (?:\\w+ )?mas\\b|(?:el|la|los|las|su) (?:mayor|menor|mejor|peor)\\b|record|grosste|hochste|niedrigste|teuerste|billigste|alteste|besten\\b|schlechteste|meisten?\\b|meeste',
    'mas\\b|mayor|mejor|peor|maxim|minim|millor|pitjor|principal|most\\b',
  ),
  need(
    'cause',
    'because|due to|thanks to|owing to|as a result|consequently|therefore|which will|omdat|doordat|vanwege|wegens|dankzij|waardoor|daardoor|daarom|porque|debido|gracias a|a causa|por eso|lo que|weil\\b|wegen d|aufgrund|dank\\b|wodurch|deshalb|daher\\b',
    'por\\b|para\\b|tras\\b|ante\\b|mediante|per\\b|perque|degut|amb\\b|after|since|following|for\\b|to\\b|durch|nach\\b|um\\b|wegen',
  ),
  need('number', 'lit(?:er|re)|litros?\\b'),
  need('number', 'cubic|kubi|m3\\b|m³'),
];

const up = any(
  'ris(?:e|es|en|ing)\\b|rose\\b|increas|grow|grew|higher|more\\b|stijg|steeg|gestegen|toegenomen|toename|hoger|verhog|omhoog|meer\\b',
  'sub(?:e|en|io|ira|ida|idas|ir)\\b|aument|crec|mas\\b|apuj|augment|puj|steig|stieg|gestiegen|erhoh|zunahm|mehr\\b',
);
const down = any(
  'fall|fell\\b|drop|declin|decreas|lower|less\\b|reduc|daal|gedaald|daling|afgenomen|lager\\b|minder\\b|verlaag',
  'baj(?:a|an|o|aron|ara|ada|ar)\\b|disminu|descen|menos\\b|redu[jc]|menys\\b|baix|sink|sank|gesunken|senk|weniger|niedriger|ruckgang',
);
const praise = any('prais|welcom|prijz|prees|geprezen|toejuich|elogi|aplaud|lobt|lobe|gelobt|begruss');
const criticism = any('critici|kritiek|bekritis|critic|kritis|kritik');

const opposites = [
  ...[[up, down] as const, [down, up] as const],
  ...[[praise, criticism] as const, [criticism, praise] as const],
];

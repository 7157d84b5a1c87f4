import type { Locale } from '../locale.ts';

/** Enough of a title and an excerpt to tell what a post is about. */
const mostWords = 12;

/** Words are compared by their first letters, so that "sleutel", "sleutels" and "sleutelbeheer" are one subject. */
const comparedLetters = 6;

/**
 * The beginnings of the words that say what a text is about, each once, in the order of the text; at most twelve.
 * @example significantWords('De sleutels van uw zwembad', 'nl') // => ['sleute', 'zwemba']
 */
export function significantWords(text: string, locale: Locale): string[] {
  const found = new Set<string>();
  for (const word of plainLetters(text).match(/[a-z]{4,}/g) ?? []) {
    if (!said[locale].has(word)) found.add(word.slice(0, comparedLetters));
    if (found.size === mostWords) break;
  }
  return [...found];
}

const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');

const listed = (words: string): Set<string> => new Set(words.split(' '));

/** Words of four letters and more that are said in any text, and the island, which all of them are about. */
const said: Record<Locale, Set<string>> = {
  nl: listed(
    'aan alle alleen altijd andere beste bent bij daar daarom deze door dicht eens echt een elke even geen gaat geeft goed goede haar hebben heeft hele hier hoeveel iedere iets ibiza jaar kunt kunnen laat laten maak maar maken meer mensen moet naar niet nodig nooit over pas soms staat tegen terug terwijl toch tussen uit vaak vaste vanaf veel voor voordat vooral waar waarom wanneer want wat welke werd wilt worden wordt zelf zijn zodat zonder zoals zien ziet',
  ),
  en: listed(
    'about after again also always another because been before best between both does done down each even ever every first from good have here ibiza into itself just keep know like made make many more most much must never nobody none once only other over right same should some soon still such take than that their them then there these they this those through time under until upon very want well were what when where which while whole whose will with without would year your yours',
  ),
  es: listed(
    'algo antes aqui asi bien cada como conviene cuando cual cuales debe debes desde despues donde durante ella ellas ellos entre esta estan estas este estos hace hacen hacer hasta ibiza incluso lugar mejor menos menudo mientras misma mismo mucha mucho muchos nada nadie necesita nunca otra otro otros para pero poco porque puede pueden quien sabe segun sera siempre sino sobre suele tambien tanto tener tiempo tiene tienen toda todas todo todos unas unos usted ustedes vez',
  ),
  de: listed(
    'aber alle allein alles also andere auch bald beim besser bevor dann darum dass deine denn deshalb diese diesem diesen dieser dieses doch dort durch eben eine einem einen einer eines etwas ganz ganze gegen geht gibt gute haben hier ibiza ihnen ihre ihrem ihren ihrer immer jahr jede jeden jeder jedes jedoch kann kein keine konnen kommt lange lassen lasst machen macht mehr mehrere mussen muss nach nicht noch oder ohne oft schon sehr sein seine selbst sich sind soll sollte uber unter viel viele vielen vom wann warum weil welche wenn werden wieder wird wurde zeit zwischen',
  ),
};

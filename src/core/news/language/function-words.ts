import type { Locale } from '../../locale.ts';
import { folded, readWords } from './read-words.ts';

/** Words that are said in any text: they carry no content, begin sentences, and tell which language it is. */
export const isFunctionWord = (word: string, locale: Locale): boolean => functionWords[locale].has(word);

/**
 * The language most words of a text are of; undefined where too few tell.
 * @example languageOf('Het werk aan de haven begint en duurt tot het einde') // => 'nl'
 */
export function languageOf(text: string): Locale | undefined {
  const counts = Object.entries(functionWords).map(([locale, known]) => ({
    locale: locale as Locale,
    count: readWords(text).filter((word) => known.has(word.folded)).length,
  }));
  const [first, second] = counts.sort((one, other) => other.count - one.count);
  return first && second && first.count >= 2 && first.count > second.count ? first.locale : undefined;
}

const listed = (words: string): Set<string> => new Set(folded(words).split(/\s+/).filter(Boolean));

const functionWords: Record<Locale, Set<string>> = {
  en: listed(`
    a about above according across after afterwards again against ago all almost along already also although always am
    among an and another any anyone are around as at away back be because been before began begin behind being below
    besides best better between beyond both but by can could currently despite did do does done down due during each
    earlier either else enough even ever every everyone few finally first followed following for from fully further
    had has have having he her here his how however if in including inside instead into is it its itself just last
    late later least less like likewise made many may meanwhile might mine more moreover most much must my near nearly
    neither never new next no none nor not nothing now of off often on once one only onto or other others our out
    outside over own part per perhaps quite rather said same say says several shall she should since so some soon still
    such take takes than that the their them then there therefore these they this those though through throughout thus
    to together too toward towards under until up upon very was way we well were what when where whether which while who
    whole whom whose why will with within without would yet you your`),
  nl: listed(`
    aan achter af al alle alleen alles als alsnog altijd ander andere anderen behalve ben beide bij bijna binnen boven
    buiten daar daarbij daardoor daarmee daarna daarnaast daarom daarop daarvoor dan dat de deed deden deel den der des
    deze die dit doen doet door dus echter een eens eerder eerst eerste elk elke en enkele er erbij eruit ervan even
    gaan gaat gebruikt geen geweest geworden had hadden heb hebben heeft heel hele hen het hier hierdoor hij hoe hoewel
    hun hem haar iedereen ieder iedere iemand iets ik in indien inmiddels is ja je jullie kan kon konden kort kunnen
    laat later maar maken maakt mag meer meerdere men met mij mijn minder mits moest moet moeten mogen na naar naast
    nadat net niemand niet niets nieuw nieuwe nog nooit nu of om omdat ons onder ongeveer ook op opnieuw over pas per
    rond ruim samen sinds slechts sommige soms te tegen terug terwijl tijdens toch toe toen tot totdat tussen u uit
    van vanaf vanuit vanwege veel verder vervolgens via volgens volgende voor vooral voordat vorig waar waarbij waarin
    waarmee waarna wanneer want was wat we wel werd werden wie wij wil willen word worden wordt zal ze zei zelf zelfs
    zeker zich zij zijn zo zoals zodat zodra zonder zou zouden zolang zowel zullen mits hierna hiervoor intussen tevens bovendien sindsdien namelijk eveneens`),
  es: listed(`
    a además ahora al algo alguna algunas alguno algunos ante antes apenas aquel aquella aquellos aquí así aún aunque
    bajo bien cada casi como con contra cual cuales cualquier cuando cuanto cuya cuyo da de debe deben debido del desde
    después dicha dicho donde durante e el él ella ellas ello ellos en entonces entre era eran es esa esas ese
    eso esos esta está estaba estaban están estar estas este esto estos fue fueron fuera gracias ha había habían hace
    hacen hacer hacia han hasta hay hecho igual incluso la las le les lo los luego mas más mayor me mediante mejor menos
    mi mientras misma mismo mucha muchas mucho muchos muy nada nadie ni ningún ninguna no nos nosotros nueva nuevas nuevo
    nuevos nunca o os otra otras otro otros para parte pero poca poco pocos podrá podrán por porque primer primera primero
    próxima próximo pueda pueden puede pues que qué quien quienes salvo se sea según ser será serán si sí sido siempre sin
    sino sobre solo sólo son su sus tal también tampoco tan tanto te tendrá tener tiene tienen toda todas todavía todo
    todos tras tu un una unas uno unos usted ustedes va van varias varios vez y ya yo`),
  de: listed(`
    ab aber alle allein allem allen aller allerdings alles als also am an andere anderem anderen anderer anderes anders
    auch auf aus außer außerdem bald bei beide beiden beim bereits besonders bevor bis bisher da dabei dadurch dafür
    dagegen daher damit danach daneben dann daran darauf daraus darin darüber darum das dass davon davor dazu dem demnach
    den denen denn dennoch der deren des deshalb dessen die dies diese diesem diesen dieser dieses doch dort durch durfte
    dürfen ebenfalls ebenso eher eigene eigenen ein eine einem einen einer eines einige einigen einmal er erst erste
    ersten erstmals es etwa etwas für ganz ganze ganzen gar gegen gegenüber gemeinsam genau gibt ging habe haben hat
    hatte hatten hier hierfür hingegen hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in indem innerhalb
    insgesamt inzwischen ins ist ja je jede jedem jeden jeder jedes jedoch jetzt kann kein keine keinem keinen keiner
    können könnte könnten künftig laut lediglich letzte letzten man manche mehr mehrere mehreren mit muss musste müssen
    nach nachdem nächste nächsten neben nein neu neue neuem neuen neuer neues nicht nichts noch nun nur ob oben oder
    ohne pro rund schließlich schon sehr sei seien sein seine seinem seinen seiner seit seitdem selbst sich sie sind so
    sobald sodass sogar solche solchen soll sollen sollte sollten somit sondern sonst soweit sowie sowohl statt trotz
    über um und uns unser unsere unter viel viele vielen vom von vor vorher vorläufig während wann war waren warum was
    weil weiter weitere weiteren weiterhin welche welcher wenn wer werde werden wie wieder will wird wo wobei wodurch
    wofür wollen worden wurde wurden zu zudem zuerst zufolge zum zunächst zur zurück zusammen zusätzlich zuvor zwar
    zwischen betroffen erwartet geplant vorgesehen verantwortlich zuständig möglich nötig gültig finanziert gebaut gültig
    bekannt unklar offiziell demnächst derzeit zugleich hinzu`),
};

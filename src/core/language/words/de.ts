import { counting, never, words, type LanguageWords } from './words-of-language.ts';

export const de: LanguageWords = {
  name: 'German',
  style: 'German (Sie)',
  usualTopic: 'Ihr Haus auf Ibiza vor der Abreise in gutem Zustand hinterlassen',
  stopWords: words(`
    ab aber alle allein allem allen aller allerdings alles als also am an andere anderem anderen anderer anderes
    anders auch auf aus außer außerdem bald bei beide beiden beim bereits besonders bevor bis bisher da dabei dadurch
    dafür dagegen daher damit danach daneben dann daran darauf daraus darin darüber darum das dass davon davor dazu
    dem demnach den denen denn dennoch der deren des deshalb dessen die dies diese diesem diesen dieser dieses doch
    dort durch durfte dürfen ebenfalls ebenso eher eigene eigenen ein eine einem einen einer eines einige einigen
    einmal er erst erste ersten erstmals es etwa etwas für ganz ganze ganzen gar gegen gegenüber gemeinsam genau gibt
    ging habe haben hat hatte hatten hier hierfür hingegen hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im
    immer in indem innerhalb insgesamt inzwischen ins ist ja je jede jedem jeden jeder jedes jedoch jetzt kann kein
    keine keinem keinen keiner können könnte könnten künftig laut lediglich letzte letzten man manche mehr mehrere
    mehreren mit muss musste müssen nach nachdem nächste nächsten neben nein neu neue neuem neuen neuer neues nicht
    nichts noch nun nur ob oben oder ohne pro rund schließlich schon sehr sei seien sein seine seinem seinen seiner
    seit seitdem selbst sich sie sind so sobald sodass sogar solche solchen soll sollen sollte sollten somit sondern
    sonst soweit sowie sowohl statt trotz über um und uns unser unsere unter viel viele vielen vom von vor vorher
    vorläufig während wann war waren warum was weil weiter weitere weiteren weiterhin welche welcher wenn wer werde
    werden wie wieder will wird wo wobei wodurch wofür wollen worden wurde wurden zu zudem zuerst zufolge zum zunächst
    zur zurück zusammen zusätzlich zuvor zwar zwischen betroffen erwartet geplant vorgesehen verantwortlich zuständig
    möglich nötig gültig finanziert gebaut bekannt unklar offiziell demnächst derzeit zugleich hinzu besser deine eben
    geht gute jahr kommt lange lassen lasst machen macht zeit`),
  numbers: {
    decimal: ',',
    one: words('ein eins eine einen einem einer erste ersten'),
    counting: counting(`
      2=zwei|zweite|zweiten|zweiter|zweites 3=drei|dritte|dritten|dritter|drittes 4=vier|vierte|vierten|vierter
      5=fünf|fünfte|fünften 6=sechs|sechste|sechsten 7=sieben|siebte|siebten 8=acht|achte|achten 9=neun|neunte|neunten
      10=zehn|zehnte|zehnten 11=elf 12=zwölf|dutzend 13=dreizehn 14=vierzehn 15=fünfzehn 16=sechzehn 17=siebzehn
      18=achtzehn 19=neunzehn 20=zwanzig 30=dreißig 40=vierzig 50=fünfzig 60=sechzig 70=siebzig 80=achtzig 90=neunzig
      100=hundert 1000=tausend 1000000=million|millionen|mio 1000000000=milliarde|milliarden|mrd
      0.5=halb|halbe|halben|hälfte 2=doppelt|doppelte|doppelten|verdoppelt|verdoppeln|verdoppelte|zweimal`),
    money: { '€': 'euros?', $: 'dollars?', '£': 'pfund' },
  },
  time: {
    yesterday: 'gestern|vorgestern',
    soon: 'heute|morgen|übermorgen',
    recently:
      'kürzlich|neulich|(?:letzte[nsr]?|vergangene[nsr]?) (?:Woche|Monat|Sommer|Winter|Jahr)|diese[srn]? (?:Jahr|Saison|Woche|Monat)',
    hour: 'uhr',
  },
  nounsHaveCapitals: true,
  otherNames: never,
  informal:
    'du|dich|dir|kannst|hast|bist|willst|musst|wirst|solltest|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?',
};

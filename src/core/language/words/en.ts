import { counting, never, words, type LanguageWords } from './words-of-language.ts';

export const en: LanguageWords = {
  name: 'English',
  style: 'British English',
  usualTopic: 'Leaving your house in Ibiza in good order before you go',
  stopWords: words(`
    a about above according across after afterwards again against ago all almost along already also although always am
    among an and another any anyone are around as at away back be because been before began begin behind being below
    besides best better between beyond both but by can could currently despite did do does done down due during each
    earlier either else enough even ever every everyone few finally first followed following for from fully further
    had has have having he her here his how however if in including inside instead into is it its itself just last
    late later least less like likewise made many may meanwhile might mine more moreover most much must my near nearly
    neither never new next no none nor not nothing now of off often on once one only onto or other others our out
    outside over own part per perhaps quite rather said same say says several shall she should since so some soon
    still such take takes than that the their them then there therefore these they this those though through
    throughout thus to together too toward towards under until up upon very was way we well were what when where
    whether which while who whole whom whose why will with within without would yet you your good keep know make
    nobody right time want year yours`),
  numbers: {
    decimal: '.',
    one: words('one a an first'),
    counting: counting(`
      2=two|second 3=three|third 4=four|fourth 5=five|fifth 6=six|sixth 7=seven|seventh 8=eight|eighth 9=nine|ninth
      10=ten|tenth 11=eleven 12=twelve|dozen 13=thirteen 14=fourteen 15=fifteen 16=sixteen 17=seventeen 18=eighteen
      19=nineteen 20=twenty 30=thirty 40=forty 50=fifty 60=sixty 70=seventy 80=eighty 90=ninety 100=hundred
      1000=thousand 1000000=million 1000000000=billion 0.5=half 2=double|doubled|doubles|doubling|twice`),
    money: { '€': 'euros?', $: 'dollars?', '£': 'pounds?' },
  },
  time: {
    yesterday: 'yesterday|day before yesterday',
    soon: 'today|tonight|this morning|this afternoon|this evening|tomorrow|day after tomorrow',
    recently: 'recently|last (?:week|month|summer|winter|year)|this (?:year|season|week|month)',
    hour: "o['’]clock",
  },
  nounsHaveCapitals: false,
  otherNames:
    "I['’]\\w+|Dutch|Netherlands|Holland|Belgi\\w+|Flemish|German\\w*|English|England|Brit\\w+|French|France|Spa(?:in|nish|niard\\w*)|Itali?\\w+|Portug\\w+|Swi\\w+|Austria\\w*|Europe\\w*|Catal\\w+|Balearic\\w*|Pitiusic|Mediterranean|Sea|Saint|Christmas|Easter|Whitsun|New|Year\\w*|Eve|Epiphany|Good|America\\w*|Africa\\w*|Sahara\\w*|North|South|\\w+days?|Internet|Wi-?Fi|Bluetooth",
  informal: never,
};

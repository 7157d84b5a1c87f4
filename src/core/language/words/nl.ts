import { counting, never, words, type LanguageWords } from './words-of-language.ts';

export const nl: LanguageWords = {
  name: 'Dutch',
  style: 'Dutch (u)',
  usualTopic: 'Uw huis op Ibiza goed achterlaten voordat u vertrekt',
  stopWords: words(`
    aan achter af al alle alleen alles als alsnog altijd ander andere anderen behalve ben beide bij bijna binnen boven
    buiten daar daarbij daardoor daarmee daarna daarnaast daarom daarop daarvoor dan dat de deed deden deel den der
    des deze die dit doen doet door dus echter een eens eerder eerst eerste elk elke en enkele er erbij eruit ervan
    even gaan gaat gebruikt geen geweest geworden had hadden heb hebben heeft heel hele hen het hier hierdoor hij hoe
    hoewel hun hem haar iedereen ieder iedere iemand iets ik in indien inmiddels is ja je jullie kan kon konden kort
    kunnen laat later maar maken maakt mag meer meerdere men met mij mijn minder mits moest moet moeten mogen na naar
    naast nadat net niemand niet niets nieuw nieuwe nog nooit nu of om omdat ons onder ongeveer ook op opnieuw over
    pas per rond ruim samen sinds slechts sommige soms te tegen terug terwijl tijdens toch toe toen tot totdat tussen
    u uit van vanaf vanuit vanwege veel verder vervolgens via volgens volgende voor vooral voordat vorig waar waarbij
    waarin waarmee waarna wanneer want was wat we wel werd werden wie wij wil willen word worden wordt zal ze zei zelf
    zelfs zeker zich zij zijn zo zoals zodat zodra zonder zou zouden zolang zowel zullen hierna hiervoor intussen
    tevens bovendien sindsdien namelijk eveneens beste bent dicht echt geeft goed goede hoeveel jaar kunt laten maak
    mensen nodig staat vaak vaste waarom welke wilt zien ziet`),
  numbers: {
    decimal: ',',
    one: words('een eerste'),
    counting: counting(`
      2=twee|tweede 3=drie|derde 4=vier|vierde 5=vijf|vijfde 6=zes|zesde 7=zeven|zevende 8=acht|achtste
      9=negen|negende 10=tien|tiende 11=elf 12=twaalf|dozijn 13=dertien 14=veertien 15=vijftien 16=zestien
      17=zeventien 18=achttien 19=negentien 20=twintig 30=dertig 40=veertig 50=vijftig 60=zestig 70=zeventig
      80=tachtig 90=negentig 100=honderd 1000=duizend 1000000=miljoen|mln 1000000000=miljard|mld 0.5=half|halve|helft
      2=dubbel|dubbele|verdubbelt|verdubbeld|verdubbelde|verdubbelen|tweemaal`),
    money: { '€': 'euros?', $: 'dollars?', '£': 'pond(?:en)?' },
  },
  time: {
    yesterday: 'gisteren|eergisteren',
    soon: "vandaag|vanavond|vanochtend|vanmiddag|(?<!['’]s |de |elke )morgen|overmorgen",
    recently:
      'onlangs|recentelijk|afgelopen (?:week|maand|zomer|winter|jaar)|vorige? (?:week|maand|zomer|winter|jaar)|dit (?:jaar|seizoen)|deze (?:week|maand)',
    hour: 'uur',
  },
  nounsHaveCapitals: false,
  otherNames:
    '(?:Nederland|Belg|Vlaams|Duits|Engel|Brit|Frank|Frans|Spa[an]|Itali|Portug|Zwits|Oosten|Europ|Catal|Balear|Pityus|Middellandse|Zee|Sint|Kerst|Pasen|Paas|Pinkster|Oud|Nieuw|Drie|Goede|Hemelvaart|Amerika|Afrika|Sahara|Noord|Zuid|Internet).*',
  informal: never,
};

import { folded } from '../../../language/read-words.ts';

/** Whether a text has a sensitive word. A person must read such a text: a false alarm does less harm than a miss. */
export const isSensitive = (text: string): boolean => pattern.test(folded(text));

/** The beginnings of sensitive words, in lower case and without accents. */
const beginnings = [
  'murder|kill|stabb|shooting|shot dead|robber|burglar|theft|thie[fv]|stolen|assault|rap(?:e|ist)\\b|arrest|detain|fraud|smuggl',
  'moord|doodge|neergesto|steekpartij|schietpartij|overval|inbra|inbrek|diefstal|die[fv]|gestolen|mishandel|verkracht|gearresteerd|aangehouden|fraude|oplicht|smokkel',
  'asesin|apunal|tirote|robos?\\b|robar|robad|hurt|ladron|agresi|agredi|violaci|violad|narco|deteni|detuv|estaf|contraband|apunyal|furt|lladre|agressi|deting',
  'mord|erstoch|messerangriff|schuss|uberfall|uberfiel|einbr[ue]ch|diebst|dieb|gestohlen|korperverletz|vergewaltig|festgenommen|festnahme|verhaft|betrug|schmuggel|drogenhand',
  'accident|collision|crash|injur|wounded|died|dies\\b|dead\\b|deaths?\\b|drown|fatal',
  'ongeluk|ongeval|aanrijding|botsing|gewond|overle[de]|verdronken|dodelijk|omgekomen|doden\\b',
  'colisi|atropell|herid|fallec|muert[eoa]|muri|ahoga|mort(?:al)?|ferit|xoc\\b',
  'unfall|unfalle|zusammensto|verletz|gestorben|ertrunk|todlich|tote[nr]?\\b|ums leben',
  'courts?\\b|trial|lawsuit|sued\\b|prosecut|sentenced|convict|accus|alleg|suspect',
  'rechtbank|rechter\\b|rechtszaak|aangeklaagd|openbaar ministerie|veroordeel|vonnis|beschuldig|verdacht',
  'juez|jueza|jutge|juzgad|jutjat|tribunal|juicio|judici|fiscalia|querell|condena|sentencia|imputad|acus|presunt|sospech|denunci',
  'gericht(?:e|s|lich\\w*)?\\b|staatsanwalt|richter(?:in|s)?\\b|verurteil|angeklagt|anklage|beschuldig|vorw[ou]rf|vorgeworfen|mutmass|verdacht',
].join('|');

const pattern = new RegExp(`\\b(?:${beginnings})`);

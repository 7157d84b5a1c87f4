import { folded } from '../../../language/read-words.ts';

/** Whether a text has a sensitive word. A person must read such a text: a false alarm does less harm than a miss. */
export const isSensitive = (text: string): boolean => sensitive.test(folded(text).replaceAll(harmless, ' '));

const anyOf = (words: string[]): string =>
  words.flatMap((lines) => lines.split('\n').map((line) => line.trim())).join('|');

/** The beginnings of sensitive words, in lower case and without accents. */
const sensitive = new RegExp(
  `\\b(?:${anyOf([
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
  ])})`,
);

/** Phrases in which such a word means another thing. */
const harmless = new RegExp(
  `\\b(?:${anyOf([
    String.raw`(?:tennis|padel|basketball|volleyball|squash|sports|food) courts?|courtyards?|crash (?:course|barrier)s?
      dead (?:branch\w*|trees?|wood|leaf|leaves|ends?|sea|calm|heat|batter\w*|season)
      trials? (?:period|run|phase|lesson|basis|opening)s?|(?:free|field) trials?
      (?:film|photo|fashion) shooting|shooting stars?|shooting (?:of|for) (?:an? |the )?(?:\w+ )?(?:film|movie|series|video|advert|scene)s?
      kill(?:s|ed|ing)? (?:time|weeds|the (?:power|engine|mood))|fatal attraction|accident-free|collision of (?:style|culture|color|colour)s`,
    String.raw`rechter (?:oever|kant|zijde|hand|arm|been|voet|baan|rijstrook)|rechterhand
      overvallen door (?:(?:de|een|zware) )?(?:regen\w*|kou|onweer|storm|hitte|bui)|aangehouden (?:regen|droogte|wind)
      botsing van (?:stijlen|culturen|kleuren|meningen)|dode(?:n)? hoek|inbraak(?:preventie|werend\w*|alarm\w*)|ongevallenvrij\w*`,
    String.raw`(?:rama|hoja|lengua|naturaleza|temporada|hora)s? muertas?|(?:mar|tiempo|punto|angulo) muerto|tiempos muertos
      muert[oa]s? de (?:risa|hambre|sed|frio|sueno|miedo)|acusad[oa]s? (?:descenso|aumento|subida|bajada|caida|desnivel|contraste)
      (?:obra|trabajo|tren|barco|autobus|trafico|proyecto|cinta)(?:e?s)? detenid[oa]s?|(?:a|en) (?:mi|tu|su|nuestro) juicio|(?:muela|uso)s? del? juicio
      juez de (?:linea|silla|mesa)|robos? de (?:balon|protagonismo)|colision de (?:estilos|culturas|ideas)`,
    String.raw`tote[nrs]? (?:ast\w*|baum\w*|holz|winkel|meer|saison|laub|hose\w*)
      einbr[ue]ch\w* (?:der|des|bei|beim|im|in|von) (?:der |den )?\w*(?:zahl|zahlen|umsatz\w*|preise?n?|buchung\w*|tourismus|nachfrage|temperatur\w*|winters?|dunkelheit|nacht|kalte)
      gerichte? (?:des (?:tages|monats|jahres|hauses)|aus|mit|der (?:insel|saison|kuche|woche))|unfallfrei\w*|mords(?:spass|stimmung|hunger|gaudi)
      schussfahrt\w*|diebische[nr]? elster|verletzlich\w*`,
  ])})(?![a-z])`,
  'g',
);

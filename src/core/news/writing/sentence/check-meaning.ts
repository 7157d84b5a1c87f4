import { folded } from '../../../language/read-words.ts';

/**
 * Finds differences in meaning between a text and its source, by word lists of our languages and Catalan. Returns
 * the kinds of difference under the judge's names (`differences`). Leaves doubtful cases to the judge.
 */
export function differencesIn(writtenText: string, writtenSource: string): string[] {
  const text = comparable(writtenText);
  const source = comparable(writtenSource);
  const isReversed = (inText: RegExp, inSource: RegExp) =>
    inText.test(text) && !inSource.test(text) && inSource.test(source) && !inText.test(source);
  const isOpposite = (meaning: RegExp, opposite: RegExp) =>
    isReversed(meaning, opposite) || isReversed(opposite, meaning);
  const figures = [...new Set(text.match(/\d+(?:[.,]\d+)*/g))].filter((figure) =>
    hasOtherUnit(figure, { text, source }),
  );
  return [
    ...(isOpposite(up, down) || isOpposite(approval, refusal) ? ['negation'] : []),
    ...(isReversed(all, some) || (superlative.test(text) && !degree.test(source)) ? ['scope'] : []),
    ...[...figures, ...exchangedFigures({ text, source })].map((each) => `number: ${each}`),
  ];
}

const comparable = (text: string): string => folded(text).replaceAll('’', "'");

function hasOtherUnit(figure: string, { text, source }: Compared): boolean {
  const digits = `(?<![\\d.,])${figure.replaceAll(/[.,]/g, '[.,]')}(?![.,]?\\d)`;
  const has = (where: string, unit: string) => new RegExp(digits + unit).test(where);
  const textUnits = units.filter((unit) => has(text, unit));
  const sourceUnits = units.filter((unit) => has(source, unit));
  const isOther = textUnits.length === 1 && sourceUnits.length === 1 && textUnits[0] !== sourceUnits[0];
  const isShare = textUnits.includes(percent) && !sourceUnits.includes(percent) && has(source, '');
  return isOther || isShare || (has(source, rate) && !rates.test(text));
}

/** Returns the pairs of place and figure in `text` if `source` pairs the same places and figures differently. */
function exchangedFigures({ text, source }: Compared): string[] {
  const parts = [text, source].map((each) => [...new Set(each.match(placesAndFigures))]);
  const [textPairs = '', sourcePairs = ''] = parts.map((each, at) => {
    const shared = each.filter((part) => parts[1 - at]?.includes(part));
    const pairs = [shared.slice(0, 2), shared.slice(2)].map((pair) => pair.sort().join(' '));
    return pairs.every((pair) => /^\d\S* [a-z]\D*$/.test(pair)) ? pairs.sort().join(', ') : '';
  });
  return textPairs !== '' && sourcePairs !== '' && textPairs !== sourcePairs ? [textPairs] : [];
}

type Compared = { text: string; source: string };

const placesAndFigures =
  /\b(?:(?:santa?|san|cala) [a-z·'-]+|eivissa|ibiza|vila|formentera|mallorca)\b|\d[\d.,:]*\d|\d/g;

/** Returns a pattern that matches any word of the list. The searched text must come from `folded`. */
const anyOf = (words: string): RegExp =>
  new RegExp(`(?<![a-z])(?:${words.trim().replaceAll(/\s*\n\s*/g, '|')})(?![a-z])`);

const up = anyOf(String.raw`
  stijg\w*|gestegen|steeg|stegen|toe(?:ge)?n[aeo]m\w*|verho(?:og|gen)\w*|(?<!niet |geen )meer|groei\w*|duurder|mas
  rise\w*|rose|rising|increas\w*|higher|gr[eo]w\w*|raise\w*|(?<!no )more|sub(?:e|en|ir\w*|io|ieron|idas?)|aument\w*
  increment\w*|crec\w*|encarec\w*|puj\w*|augment\w*|steig\w*|gestiegen|stieg\w*|anstieg\w*|erhoh\w*|(?<!nicht )mehr`);
const down = anyOf(String.raw`
  dal(?:en|ing)|gedaald|daal\w*|afn[aeo]m\w*|verla(?:ag|gen)\w*|minder|krimp\w*|goedkoper|falls|fell|(?:has|have|will|to|could) fall(?:en)?|less|fewer
  drop\w*|decreas\w*|lower\w*|declin\w*|cuts?|redu[cij]\w*|cheaper|down|(?<!al )men[oy]s|baj\w*|descen\w*|disminu\w*
  caen?|cay\w*|rebaj\w*|abarat\w*|baix\w*|s[ia]nk\w*|gesunken|fiel|fielen|gefallen|senk\w*|zuruckg\w*|weniger`);
const approval = anyOf(String.raw`
  steun\w*|voorstander\w*|stemde?n? voor|support\w*|back(?:s|ed)|in favour|apoy\w*|respald\w*|a favor|dona suport|blij
  unterstutz\w*|befurwort\w*|prij[sz]\w*|juich\w*|prais\w*|welcom\w*|aplau\w*|elogi\w*|alab\w*|lob(?:t|te|ten)|begruss\w*`);
const refusal = anyOf(String.raw`
  tegen(?! \d)|tegenstander\w*|verwerp\w*|reject\w*|oppose\w*|against|objects?|rechaz\w*|en contra|se opon\w*|contra
  rebutj\w*|ablehn\w*|gegen(?! \d)|gegner\w*|kriti\w*|criti[cq]\w*|condemn\w*|denunci\w*|tach[ao]\w*|quej\w*|queix\w*`);
const all = anyOf(String.raw`alle|altijd|geheel|all|always|entire\w*|tod[oa]s|siempre|enter[oa]|immer|tots`);
const some = anyOf(String.raw`
  meeste|meerderheid|minstens|sommige|helft|most|majority|at least|half|ma[yj]oria|al menos|mitad|un tercio|al ?menys
  meitat|meisten|mehrheit|mindestens|einige|halfte|drittel|parte de`);

const superlative = anyOf(String.raw`
  (?:groot|zwaar|duur|klein|laag|druk|warm|nat|droog|oud|belangrijk|goedkoop|sterk)ste?|(?:a|un) record|rekord\w*
  (?:bigg|larg|high|low|heav|small|dri|wett|warm|hott|cold|old|bus|cheap|strong|great)i?est|(?:el|la) mayor(?! parte)
  (?:gros|hoch|schwer|teuer|niedrig|warm|nasse|trocken|alte|wichtig|billig|stark|klein)ste[nrsm]?|nirgend\w*`);
/** If the source contains one of these words, a superlative in the sentence may be right. */
const degree = anyOf(
  String.raw`mas|mes|most|\w+est|(?:ma[yj]|me[jl])or|re[ck]ord\w*|m[ai][xn]im\w*|primer\w*|first|mai|nunca|n?ever|\w{4,}ste[nrsm]?`,
);

const percent = ' ?(?:%|per ?cent|procent|prozent|por ciento)';
const units = [
  percent,
  String.raw` ?(?:vierkante|square|m2|met\w+ [cq]uadra|quadrat)`,
  String.raw` ?(?:kubieke|cubic|m3|\w*met\w+ cubic|kubik)`,
  String.raw`(?: mil\w+)? ?lit[er]`,
  String.raw` ?(?:kilomet\w+ (?:per|an|por|pro)|km/h)`,
  ' (?:knopen|knots|nudos|nusos|knoten)',
  ' ?(?:megawatt|mw|megava)',
  ' ?(?:kilowatt|kw|kilova)',
];
const rate =
  '(?: [a-z-]+){0,2} (?:por|al|per|pro|je|a) (?:met|noche|nit|night|nacht|mes|mon|dia|day|tag|sem|week|kilo)';
const rates =
  /(?<![a-z])(?:per|por|an?|al|pro|je|each|cada|elke?|jede\w*)(?![a-z])|lijks|daily|night|mensual|tag|monat|month|maand|woche|week|semana|jahr|jaar|year/;

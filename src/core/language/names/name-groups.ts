import { folded } from '../read-words.ts';

/** Returns a word of a name with its equivalents in our languages: Eivissa, Ibiza. */
export function sameNames(word: string): Set<string> {
  const key = folded(word);
  return new Set([key, ...(groupsOf.get(key) ?? [])]);
}

/** Whether two words are the same name, apart from an ending: "ibizas" and "ibiza". */
export const isSameName = (word: string, name: string): boolean =>
  word === name ||
  (name.length >= 4 && /^(?:s|es|er|ern|n)$/.test(rest(word, name))) ||
  (word.length >= 4 && /^(?:s|es)$/.test(rest(name, word)));

const rest = (longer: string, start: string): string =>
  longer.startsWith(start) ? longer.slice(start.length) : '-';

/** Each line lists one name, or one word of a name, in our languages and those of our news sources. */
const groups: string[][] = `
ibiza eivissa ibizan ibizaanse ibicenco ibicenca ibizenkisch ibizenkische
formentera
mallorca majorca mallorquin mallorquina mallorquinische
menorca minorca
palma
balears baleares balearic balearics balearen balearische balearischen balearischer balear
illes islas islands eilanden inseln
illa isla island eiland insel
spain espana spanje spanien espanya spanish spaans spaanse espanol espanola espanoles spanisch spanische spanischen spanischer spanier spaniards
catalonia cataluna catalunya catalonie katalonien catalan catalaans catalaanse katalanisch katalanische
valencia valenciana valenciano valenciaanse
andalusia andalucia andalusie andalusien
europe europa european europees europese europea europeo europeas europeos europaische europaischen europaischer
mediterranean mediterraneo mediterranea mittelmeer middellandse
germany alemania duitsland deutschland german duits duitse aleman alemana alemanes deutsche deutschen deutscher
netherlands holland nederland paises bajos niederlande niederlanden dutch nederlandse neerlandes holandes niederlandische
united unido unida unidos unidas verenigd verenigde vereinigte vereinigten vereinigter vereinigtes
kingdom reino koninkrijk konigreich konigreichs
states estados staten staaten
kingdom britain bretana grossbritannien british brits britse britanico britanica britische britischen
france francia frankrijk frankreich french frans franse frances francesa franzosisch franzosische
italy italia italie italien italian italiaans italiaanse italiano italiana italienisch italienische
portugal portuguese portugees portugues portugiesisch
switzerland suiza zwitserland schweiz
morocco marruecos marokko moroccan marokkaanse marroqui
algeria argelia algerije algerien
christmas kerst kerstmis navidad nadal weihnachten weihnacht
easter pasen pascua ostern
carnival carnaval karneval
consell consejo council eilandraad raad inselrat rat
ajuntament ayuntamiento gemeente gemeenteraad gemeindeverwaltung rathaus stadtverwaltung council
govern gobierno government regering regierung regionalregierung
guardia civil
policia politie police polizei
josep jose
antoni antonio
joan juan
eulalia eularia
port puerto haven hafen harbour
old vila dalt
european union unie union
vat iva btw mwst mehrwertsteuer
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '));

const groupsOf = new Map<string, string[]>();
for (const group of groups)
  for (const word of group) groupsOf.set(word, [...(groupsOf.get(word) ?? []), ...group]);

/**
 * Orders to a program, in text that is folded already: a role is given to whoever reads, or they are told to publish, to
 * show or to forget something. Ordinary news says "you are now" and "ignored" as well, so each sign asks for its object too.
 */
export const givesOrders = (folded: string): boolean => orders.some((order) => order.test(folded));

const roles =
  '(?:admin\\w*|administrador\\w*|beheerder|root|superuser|webmaster|moderator\\w*|moderador\\w*|developer|ontwikkelaar|desarrollador\\w*|entwickler\\w*|editor\\w*|redact\\w*|redakteur\\w*|translator|vertaler|traductor\\w*|ubersetzer\\w*|system|systeem|sistema|bot|robot|programma?|programa|programm|agent\\w*|agente|ki|ai|ia|assist\\w*|asistente|chatbot|model\\w*)';
const youAre =
  "(?:you are|you['’]re|u bent|bent u|je bent|ben je|usted es|es usted|eres|sie sind|sind sie|du bist|bist du)";
const fromNow =
  '(?:now|nu|voortaan|ahora|jetzt|ab jetzt|ab sofort|from now on|vanaf nu|a partir de ahora|nun)';
const article =
  '(?:(?:an?|the|een|de|het|un|una|el|la|ein|eine|der|die|das|our|onze|nuestro|nuestra|unser|unsere) )?';
/** A sentence begins here, or a clause does. */
const begin = '(?:^|[.:;!?,"“”(–—-]\\s*|\\b(?:and|en|y|und|then|please|gelieve|por favor|bitte)\\s+)';
const show =
  '(?:publish|post|print|reveal|output|repeat|expose|leak|publiceer|plaats|print|toon|onthul|herhaal|publique|publica|publiquen|imprima|imprime|muestra|muestre|revela|revele|repita|repite|veroffentliche|veroffentlichen sie|zeige|zeigen sie|drucke|drucken sie|wiederhole|wiederholen sie|verrate|verraten sie)';
const which =
  '(?:this|the following|your|all|the|deze|dit|de volgende|het volgende|uw|je|alle|de|het|este|esta|el siguiente|la siguiente|su|sus|tu|tus|todos los|todas las|el|la|los|las|diesen|dieses|diese|den folgenden|ihre|ihren|deine|deinen|alle|den|die|das)';
const object =
  '(?:texts?|tekst|textos?|article|artikel|articulo|secrets?|geheimen?|secretos?|geheimnisse|passwords?|wachtwoord\\w*|contrasenas?|passwort|passworter|tokens?|api[ -]?keys?|sleutels van de api|claves? de (?:la )?api|prompts?|instructions|instructies|instrucciones|anweisungen|credentials|environment variables)';
const forget =
  '(?:ignore|disregard|forget|negeer|vergeet|ignora|ignore|olvida|olvide|ignoriere|ignorieren sie|vergiss|vergessen sie)';

const orders = [
  new RegExp(`\\b${youAre} ${fromNow} ${article}(?:[\\w-]+ ){0,1}${roles}\\b`),
  new RegExp(`\\b${fromNow},? ${youAre} ${article}(?:[\\w-]+ ){0,1}${roles}\\b`),
  new RegExp(`${begin}${show} ${which} (?:[\\w-]+ ){0,2}${object}\\b`),
  new RegExp(
    `${begin}${forget} (?:everything|all|alles|todo)(?:,? [\\w-]+){0,3} (?:above|before|earlier|hierboven|hiervoor|eerder\\w*|anterior\\w*|antes|arriba|oben|zuvor|bisher\\w*)\\b`,
  ),
  new RegExp(
    `${begin}${forget} (?:the|het|lo|das) (?:above|bovenstaande|anterior|obige|vorstehende)\\b(?! \\w)`,
  ),
];

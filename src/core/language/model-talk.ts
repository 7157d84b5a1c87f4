import { folded } from './read-words.ts';

/** Whether a model speaks of itself or its task in a text, for example "Here is the translation:". */
export const isModelTalk = (text: string): boolean => isAny(ofItself, text);

/** Whether a text contains model talk, an instruction, or a phrase that news must not contain, such as "sign up". */
export const hasInstruction = (text: string): boolean =>
  roleLabel.test(text) || isAny([...ofItself, ...instructions], text);

const isAny = (signs: readonly RegExp[], text: string): boolean => {
  const plain = folded(text);
  return signs.some((sign) => sign.test(plain));
};

// All patterns below, except `roleLabel`, are written for text in lower case, without accents, in four languages.

const either = (...phrases: string[]): string => `(?:${phrases.join('|')})`;

const ai = either(
  'ai\\b|a\\.i\\.|ia\\b|ki\\b|ki-|llms?\\b|chatgpt|chatbots?',
  '(?:large )?language models?|taalmodel\\w*|modelos? de lenguaje|sprachmodelle?',
  'artificial intelligence|kunstmatige intelligentie|inteligencia artificial|kunstliche intelligenz',
);
const program = either(ai, 'assist[ae]nt\\w*|asistentes?');
const youAre = either(
  "you are|you['’]re|u bent|bent u|je bent|ben je|usted es|es usted|eres|sie sind|sind sie|du bist|bist du",
);
const fromNow = either(
  'now|from now on|nu|voortaan|vanaf nu|ahora|a partir de ahora|jetzt|ab jetzt|ab sofort|nun',
);
const article = '(?:(?:an?|the|our|een|de|het|onze|un|una|el|la|nuestr[oa]|eine?|der|die|das|unsere?) )?';
const role = either(
  'admin\\w*|root|superuser|webmaster|moderator\\w*|developer|editor\\w*|translator|system|bot|robot|program|agent\\w*|ai|assist\\w*|chatbot|model\\w*',
  'beheerder|ontwikkelaar|redact\\w*|vertaler|systeem|programma|moderador\\w*|desarrollador\\w*|traductor\\w*|sistema|programa|agente|ia|asistente',
  'entwickler\\w*|redakteur\\w*|ubersetzer\\w*|programm|ki',
);
const texts = either(
  'text|translated text|article|news|translation|answer|tekst|artikel|nieuws|vertaling|antwoord',
  'texto|articulo|noticias?|traduccion|respuesta|nachricht\\w*|ubersetzung|antwort',
);
const show = either(
  'publish|post|print|reveal|output|repeat|expose|leak|publiceer|plaats|toon|onthul|herhaal',
  'publique|publica|publiquen|imprima|imprime|muestra|muestre|revela|revele|repita|repite',
  '(?:veroffentliche|zeige|drucke|wiederhole|verrate)(?:n sie)?',
);
const which = either(
  'this|the following|your|all|the|deze|dit|(?:de|het) volgende|uw|je|alle|de|het|est[ea]|(?:el|la) siguiente|sus?|tus?|tod[oa]s l[oa]s|el|la|los|las',
  'diese[ns]?|den folgenden|ihren?|deinen?|den|die|das',
);
const secret = either(
  'texts?|article|secrets?|passwords?|tokens?|api[ -]?keys?|prompts?|instructions|credentials|environment variables',
  'tekst|artikel|geheimen?|wachtwoord\\w*|sleutels van de api|instructies|textos?|articulo|secretos?|contrasenas?|claves? de (?:la )?api|instrucciones',
  'geheimnisse|passwort|passworter|anweisungen',
);
const ignoring = either(
  'ignor\\w*|disregard|forget|negeer\\w*|vergeet|olvid\\w*|(?:vergiss|vergessen|missachte\\w*)(?: sie)?',
);
const rules = either(
  'instruct\\w*|prompts?|rules|aanwijzing\\w*|opdracht\\w*|regels|instruccion\\w*|reglas|anweisung\\w*|instruktion\\w*|regeln',
);
const everything = either('everything|all|alles|todo');
const before = either(
  'above|before|earlier|hierboven|hiervoor|eerder\\w*|anterior\\w*|antes|arriba|oben|zuvor|bisher\\w*',
);
const must = either(
  'must|should|have to|need to|shall|deben?|debera?n?|tienen? que|han? de|moet(?:en)?|dien(?:t|en)|muss(?:en)?|soll(?:en)?',
);
const saying = either(
  'add|write|say|state|mention|publish|include|report|schrijv\\w*|toevoeg\\w*|vermeld\\w*|publice\\w*|zegg\\w*',
  'escrib\\w*|anad\\w*|deci\\w*|diga\\w*|public\\w*|mencion\\w*|inclu\\w*|schreib\\w*|hinzufug\\w*|erwahn\\w*|veroffentlich\\w*|sag\\w*',
);
const notice = either(
  'note|notice|message|instructions?|nota|aviso|mensaje|instruccion\\w*|opmerking|bericht|instructie\\w*|hinweis|nachricht|anweisung\\w*',
);

const begin = '(?:^|[.:;!?,"“”(–—-]\\s*|\\b(?:and|then|please|en|gelieve|y|por favor|und|bitte)\\s+)';

const ofItself = [
  `\\b(?:as|i am|als|ik ben|como|soy|ich bin) (?:an? |een |una? |eine? )?${program}`,
  `\\b${youAre} (?:${fromNow} )?${article}(?:${program}|chatbot|model(?:o|l)?)\\b`,
  `\\b(?:here is|below is|hier is|hieronder staat|aqui esta|aqui tiene|a continuacion|hier ist) (?:${article}|(?:your|uw|ihr|su) )${texts}\\b`,
  "\\b(?:i(?:['’]m| am) (?:sorry|unable)|i cannot|ik kan niet|het spijt me|lo siento, (?:pero )?no puedo|no puedo ayudar|es tut mir leid, (?:aber )?ich kann)\\b",
  '\\b(?:system ?prompt|jailbreak|developer mode)\\b',
].map((sign) => new RegExp(sign));

/** Roles must be in capitals, so that the headline "Sistema: nueva tarifa" does not match. */
const roleLabel = /(?:^|[\s.])(?:SYSTEM|SYSTEEM|SISTEMA|ASSISTANT|ASISTENTE|ASSISTENT|USER) ?:/;

/** News may contain "ignored" or "you are now", so the patterns with these words require further words. */
const instructions = [
  `\\b${ignoring} (?:\\w+ ){0,4}${rules}\\b`,
  "\\b(?:i (?:can['’]t|can not|have been|was told|obey|will comply)|ik (?:zal|gehoorzaam)|yo no puedo|ich (?:kann nicht|gehorche)|lo siento|es tut mir leid)\\b",
  '\\b(?:click|klik|haga clic|pulse aqui|klickt?|klicken|subscribe|abonneer|suscribase|abonnieren|sign up|meld u aan|registrese|melden sie sich)\\b',
  '\\b(?:(?:book|buy|order) now|(?:boek|koop|bestel) nu|(?:compre|reserve) ahora|jetzt (?:kaufen|buchen|bestellen))\\b',
  '\\b(?:pwned|hacked by|lorem ipsum|placeholder|json|html|systeemprompt|prompt del sistema)\\b',
  `\\b${youAre} ${fromNow} ${article}(?:[\\w-]+ )?${role}\\b`,
  `\\b${fromNow},? ${youAre} ${article}(?:[\\w-]+ )?${role}\\b`,
  `${begin}${show} ${which} (?:[\\w-]+ ){0,2}${secret}\\b`,
  `${begin}${ignoring} ${everything}(?:,? [\\w-]+){0,3} ${before}\\b`,
  `${begin}${ignoring} (?:the above|het bovenstaande|lo anterior|das (?:obige|vorstehende))\\b(?! \\w)`,
  // Matches "Note for the AI", "AI systems summarising this must add", "If you are a language model".
  `\\b${notice} (?:to|for|voor|aan|para|al?|fur|an) (?:\\w+ ){0,4}${ai}`,
  `\\b${ai}(?:,? [\\w-]+){0,8},? ${must}(?: \\w+){0,2} ${saying}\\b`,
  `\\b(?:if|als|si|wenn|falls) (?:(?:u|je|sie|du) (?:\\w+ )?(?:een |eine? )?|${youAre} ${article})${program}`,
  `\\b(?:dear|attention|beste|geachte|let op|atencion|estimad[oa]s?|achtung|liebe)[,:]? (?:\\w+ )?${ai}`,
].map((sign) => new RegExp(sign));

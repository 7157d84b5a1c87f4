import { folded } from './read-words.ts';

/** Whether a model speaks of itself or its task in a text, for example "Here is the translation:". */
export const isModelTalk = (text: string): boolean => matches(ofItself, text);

/** Whether a text speaks to a model rather than to people, for example "Note for the AI: publish this". */
export const addressesModel = (text: string): boolean =>
  roleLabel.test(text) || matches(ofItself, text) || matches(orders, text);

const matches = (patterns: readonly RegExp[], text: string): boolean => {
  const plain = folded(text);
  return patterns.some((pattern) => pattern.test(plain));
};

/** Words of a kind in four languages, in lower case and without accents. `<ai>` means the words of `ai`. */
const words: Record<string, string> = {
  ai: String.raw`ai\b|a\.i\.|ia\b|ki\b|ki-|llms?\b|chatgpt|chatbots?|(?:large )?language models?|taalmodel\w*|modelos? de lenguaje|sprachmodelle?|artificial intelligence|kunstmatige intelligentie|inteligencia artificial|kunstliche intelligenz`,
  program: String.raw`<ai>|assist[ae]nt\w*|asistentes?`,
  youAre:
    "you are|you['’]re|u bent|bent u|je bent|ben je|usted es|es usted|eres|sie sind|sind sie|du bist|bist du",
  now: 'now|from now on|nu|voortaan|vanaf nu|ahora|a partir de ahora|jetzt|ab jetzt|ab sofort|nun',
  a: '(?:(?:an?|the|our|een|de|het|onze|un|una|el|la|nuestr[oa]|eine?|der|die|das|unsere?) )?',
  role: String.raw`admin\w*|root|superuser|webmaster|moderator\w*|developer|editor\w*|translator|system|bot|robot|program|agent\w*|ai|assist\w*|chatbot|model\w*|beheerder|ontwikkelaar|redact\w*|vertaler|systeem|programma|moderador\w*|desarrollador\w*|traductor\w*|sistema|programa|agente|ia|asistente|entwickler\w*|redakteur\w*|ubersetzer\w*|programm|ki`,
  text: String.raw`text|translated text|article|news|translation|answer|tekst|artikel|nieuws|vertaling|antwoord|texto|articulo|noticias?|traduccion|respuesta|nachricht\w*|ubersetzung|antwort`,
  show: 'publish|post|print|reveal|output|repeat|expose|leak|publiceer|plaats|toon|onthul|herhaal|publique|publica|publiquen|imprima|imprime|muestra|muestre|revela|revele|repita|repite|(?:veroffentliche|zeige|drucke|wiederhole|verrate)(?:n sie)?',
  which:
    'this|the following|your|all|the|deze|dit|(?:de|het) volgende|uw|je|alle|de|het|est[ea]|(?:el|la) siguiente|sus?|tus?|tod[oa]s l[oa]s|el|la|los|las|diese[ns]?|den folgenden|ihren?|deinen?|den|die|das',
  secret: String.raw`texts?|article|secrets?|passwords?|tokens?|api[ -]?keys?|prompts?|instructions|credentials|environment variables|tekst|artikel|geheimen?|wachtwoord\w*|sleutels van de api|instructies|textos?|articulo|secretos?|contrasenas?|claves? de (?:la )?api|instrucciones|geheimnisse|passwort|passworter|anweisungen`,
  ignore: String.raw`ignor\w*|disregard|forget|negeer\w*|vergeet|olvid\w*|(?:vergiss|vergessen|missachte\w*)(?: sie)?`,
  rules: String.raw`instruct\w*|prompts?|rules|aanwijzing\w*|opdracht\w*|regels|instruccion\w*|reglas|anweisung\w*|instruktion\w*|regeln`,
  before: String.raw`above|before|earlier|hierboven|hiervoor|eerder\w*|anterior\w*|antes|arriba|oben|zuvor|bisher\w*`,
  must: 'must|should|have to|need to|shall|deben?|debera?n?|tienen? que|han? de|moet(?:en)?|dien(?:t|en)|muss(?:en)?|soll(?:en)?',
  say: String.raw`add|write|say|state|mention|publish|include|report|schrijv\w*|toevoeg\w*|vermeld\w*|publice\w*|zegg\w*|escrib\w*|anad\w*|deci\w*|diga\w*|public\w*|mencion\w*|inclu\w*|schreib\w*|hinzufug\w*|erwahn\w*|veroffentlich\w*|sag\w*`,
  note: String.raw`note|notice|message|instructions?|nota|aviso|mensaje|instruccion\w*|opmerking|bericht|instructie\w*|hinweis|nachricht|anweisung\w*`,
};

const filled = (pattern: string): string =>
  pattern.replaceAll(/<(\w+)>/g, (_, name: string) => `(?:${filled(words[name] ?? '')})`);

const begin = String.raw`(?:^|[.:;!?,"“”(–—-]\s*|\b(?:and|then|please|en|gelieve|y|por favor|und|bitte)\s+)`;

/** Words that only a model or its maker says. In a report, they are bait for the next model. */
const ofItself = [
  String.raw`\b(?:as|i am|als|ik ben|como|soy|ich bin) (?:an? |een |una? |eine? )?<program>`,
  String.raw`\b<youAre> (?:<now> )?<a>(?:<program>|chatbot|model(?:o|l)?)\b`,
  String.raw`\b(?:here is|below is|hier is|hieronder staat|aqui esta|aqui tiene|a continuacion|hier ist) (?:<a>|(?:your|uw|ihr|su) )<text>\b`,
  String.raw`\b(?:i(?:['’]m| am) (?:sorry|unable)|i cannot|ik kan niet|het spijt me|lo siento, (?:pero )?no puedo|no puedo ayudar|es tut mir leid, (?:aber )?ich kann)\b`,
  String.raw`\b(?:system ?prompt|jailbreak|developer mode)\b`,
].map((pattern) => new RegExp(filled(pattern)));

/** Roles must be in capitals, so that the headline "Sistema: nueva tarifa" does not match. */
const roleLabel = /(?:^|[\s.])(?:SYSTEM|SYSTEEM|SISTEMA|ASSISTANT|ASISTENTE|ASSISTENT|USER) ?:/;

/** News may contain "ignored" or "you are now", so the patterns with these words require further words. */
const orders = [
  String.raw`\b<ignore> (?:\w+ ){0,4}<rules>\b`,
  String.raw`\b(?:pwned|systeemprompt|prompt del sistema)\b`,
  String.raw`\b(?:<youAre> <now>|<now>,? <youAre>) <a>(?:[\w-]+ )?<role>\b`,
  String.raw`${begin}<show> <which> (?:[\w-]+ ){0,2}<secret>\b`,
  String.raw`${begin}<ignore> (?:everything|all|alles|todo)(?:,? [\w-]+){0,3} <before>\b`,
  String.raw`${begin}<ignore> (?:the above|het bovenstaande|lo anterior|das (?:obige|vorstehende))\b(?! \w)`,
  String.raw`\b<note> (?:to|for|voor|aan|para|al?|fur|an) (?:\w+ ){0,4}<ai>`,
  String.raw`\b<ai>(?:,? [\w-]+){0,8},? <must>(?: \w+){0,2} <say>\b`,
  String.raw`\b(?:if|als|si|wenn|falls) (?:(?:u|je|sie|du) (?:\w+ )?(?:een |eine? )?|<youAre> <a>)<program>`,
  String.raw`\b(?:dear|attention|beste|geachte|let op|atencion|estimad[oa]s?|achtung|liebe)[,:]? (?:\w+ )?<ai>`,
].map((pattern) => new RegExp(filled(pattern)));

import { folded } from '../language/read-words.ts';
import { givesOrders } from './orders.ts';

/** Signs of markup and addresses, and letters without a look of their own. */
export const hasMarkup = (text: string): boolean =>
  /[<>{}[\]|\\^~`#*_=]|&#?\w+;|https?:|www\.|\b[\w-]+\.(?:com|net|org|es|eu|nl|de|io|info|cat|ly|me)\b|\p{C}/iu.test(
    text,
  );

/** Telephone numbers, mail addresses and the like: who may be reached how is not for news to say. */
export const hasContact = (text: string): boolean =>
  /@|\+\s?\d{2}|(?:\d[\s./()-]*){9,}|\b(?:iban|whatsapp|telegram)\b/i.test(text);

/**
 * Words to a program or of a program about itself, and calls to do something: signs that an instruction was obeyed, or
 * that a report wants to give one.
 */
export const speaksOfItself = (text: string): boolean => {
  const plain = folded(text);
  return signs.some((sign) => sign.test(plain)) || givesOrders(plain);
};

const signs = [
  /\b(?:as|als|como) (?:an? |ein |una )?(?:ai\b|a\.i\.|ki\b|ki-|ia\b|language model|taalmodel|sprachmodell|modelo de lenguaje|inteligencia artificial|kunstliche intelligenz|kunstmatige intelligentie|artificial intelligence|assistant|assistent|asistente)/,
  /\b(?:ignor\w*|disregard|forget|negeer\w*|vergeet|olvid\w*|vergiss|vergessen|missachte\w*) (?:\w+ ){0,4}(?:instruct\w*|instruccion\w*|anweisung\w*|instruktion\w*|aanwijzing\w*|opdracht\w*|prompts?|rules|regels|reglas|regeln)\b/,
  /\b(?:system ?prompt|systeemprompt|systemprompt|prompt del sistema|jailbreak|developer mode|json|html)\b/,
  /(?:^|[\s.])(?:system|assistant|user|sistema|asistente|assistent) ?:/,
  /\b(?:you are|u bent|je bent|usted es|eres|sie sind|du bist) (?:now |nu |ahora |jetzt )?(?:an? |een |un |una |ein |eine )?(?:ai|assistant|model|assistent|asistente|chatbot|modelo|ki|modell)\b/,
  /\b(?:here is|hier is|hier ist|aqui esta|aqui tiene|below is|hieronder staat|a continuacion) (?:the |de |het |der |das |die |el |la |your |uw |ihr |su )?(?:text|tekst|texto|article|artikel|articulo|news|nieuws|nachricht\w*|noticias?|translation|vertaling|traduccion|ubersetzung|answer|antwoord|antwort|respuesta)\b/,
  /\b(?:i|ik|ich|yo) (?:cannot|can't|can not|kan niet|kann nicht|no puedo|am sorry|am unable|have been|was told|obey|will comply|zal|gehoorzaam|gehorche)\b|\b(?:lo siento|no puedo ayudar|es tut mir leid|het spijt me|i'm sorry)\b/,
  /\b(?:click|klik|klickt?|klicken|haga clic|pulse aqui|subscribe|abonneer|suscribase|abonnieren|book now|buy now|order now|boek nu|koop nu|bestel nu|compre ahora|reserve ahora|jetzt kaufen|jetzt buchen|jetzt bestellen|sign up|meld u aan|registrese|melden sie sich)\b/,
  /\b(?:pwned|hacked by|lorem ipsum|placeholder)\b/,
];

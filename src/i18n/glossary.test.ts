import { describe, expect, test } from 'vitest';
import { languageWords } from '#core/language/language-words.ts';
import { locales, type Locale } from '#core/locale.ts';
import { bitcoinCustomerWords } from './mails/bitcoin-customer.ts';
import { confirmationWords } from './mails/confirmation.ts';
import { invitationWords } from './mails/invitation.ts';
import { previewMailWords } from './mails/preview.ts';
import { deskWords } from './desk/desk-words.ts';
import { loadBitcoinWords } from './desk/load-desk-words.ts';
import { legalWords, words } from './words.ts';
import { textsOf } from '../../tests/support/pages/texts-of.ts';

/** Maps the site’s word for each thing to the synonyms that the site must not use. */
const otherNames: Record<Locale, Record<string, RegExp>> = {
  nl: {
    woningbeheer: /huisbeheer|thuiszorg/i,
    controlebezoek: /inspectie/i,
    'grote schoonmaak': /dieptereiniging/i,
    'ramen lappen': /ramen wassen/i,
    'water, stroom en gas': /nutsvoorziening/i,
    'Koers niet beschikbaar': /prijsfout|bitcoinprijs/i,
    'de blog': /\bhet blog\b/i,
    'inloggen, uitloggen': /\b(aan|af)(ge)?meld|\bmeldt? (u|zich) [^.]*\b(aan|af)\b/i,
    tweestapsverificatie: /tweede factor/i,
    voorvertoning: /voorbeeld (per|is|kon|gaat)|voorbeelden/i,
    focuspunt: /blikpunt/i,
    actie: /\bhandeling/i,
    'automatisch vertaald': /machinaal/i,
    'zichtbaar (op het netwerk)': /\bgezien op het netwerk|betaling gezien|^gezien\b|\} gezien/i,
    'u hebt': /\bu heeft\b|\bheeft u\b/i,
    'het hele artikel': /\bheel het\b/i,
    'die, of het woord zelf': /\b(haar|zij (is|was|wordt))\b/i,
  },
  en: {
    'property care': /home[- ]care/i,
    'key holding': /key management(?! and reception)/i,
    'in Ibiza': /\bon (Ibiza|\{island\})/i,
    'on call': /\breachable\b/i,
    tradespeople: /tradesm[ae]n/i,
    'one-off': /one-time/i,
    'window cleaning': /window washing/i,
    'accept a quote': /\bapprov\w+ (the|a) quote/i,
    'sent with your message': /goes with your message/i,
    summary: /excerpt/i,
    image: /\bpictures?\b/i,
    'e-mail': /(?<!-)\bmail(s|ed)?\b(?! service| and key)|(?<!\{)\bemail/i,
    phone: /telephone/i,
    automatically: /by (itself|themselves)\b/i,
    'could not be loaded': /\bfetched\b/i,
    'move to trash, discard': /\bthrow|\bthrown\b/i,
    restore: /\b(bring|brings|brought) back\b/i,
    'two-step verification': /second factor/i,
    'payment detected': /payment seen|seen on the network|^seen\b|\} seen/i,
    incorrect: /\bnot right\b/i,
    'in the meantime': /\bmeanwhile\b/i,
  },
  es: {
    'gestión de viviendas': /cuidado de casas/i,
    'custodia de llaves': /gestión de (las )?llaves/i,
    'gestión integral del alquiler vacacional': /gestión (completa )?del alquiler/i,
    'visita de control': /inspecci(ón|ones)/i,
    'agua, luz y gas': /suministros/i,
    'encargo confirmado': /reservad[oa]/i,
    'contrato formalizado': /encargo nace/i,
    'mensaje abierto': /solicitud(es)? abierta/i,
    'iniciar sesión': /\bacced(er|a)(?! al servidor)\b(?! a)/i,
    'verificación en dos pasos': /segundo factor/i,
    'punto focal': /punto de interés/i,
    'pago detectado': /pago visto|visto (en la red|su pago)|^visto\b|\} visto/i,
    automáticamente: /por sí sol[oa]/i,
    'mientras tanto': /entretanto/i,
    'Atentamente,': /cordial saludo/i,
    'Si usted no…': /\? Entonces /,
  },
  de: {
    Hauskontrolle: /inspektion|kontrollgang|rundgang/i,
    'Kontrolle von Wasser, Strom und Gas': /versorgungsanschl/i,
    Fensterreinigung: /fensterputzen/i,
    'Kleine Reparaturen': /kleinarbeiten/i,
    Ferienvermietung: /vermietungs(verwaltung|service)/i,
    'Neues, Meldungen, News': /nachrichten von ibiza|ibiza-nachrichten/i,
    Version: /\bfassung/i,
    Aktion: /\bvorg[aä]ng|\bhandlung/i,
    'Zwei-Faktor-Anmeldung': /zweite[rn]? faktor/i,
    Unternehmen: /\bbetrieb(s|es)?\b/i,
    'E-Mail': /(?<![-\u2060])\bmails?\b|gemailt|\bmailen\b/i,
    'Zahlung erkannt': /zahlung gesehen|netzwerk gesehen|^gesehen\b|\} gesehen/i,
    automatisch: /von selbst/i,
    Fokuspunkt: /blickpunkt/i,
    'In den Papierkorb': /wegw[eo]rf/i,
    'bis zum, seit dem, für den': /\b(bis|seit|für) \{(date|moment|until)\}/i,
  },
};

/** The calculator’s result must not be called an offer, because an offer is binding in Spanish and German law. */
const offer: Record<Locale, RegExp> = {
  nl: /offerte/i,
  en: /\bquotes?\b/i,
  es: /presupuesto/i,
  de: /angebot/i,
};

const vat: Record<Locale, RegExp> = {
  nl: /\bbtw\b/i,
  en: /\bVAT\b/,
  es: /\bIVA\b/,
  de: /MwSt|Mehrwertsteuer/,
};

const foreignQuotes: Record<Locale, RegExp> = { nl: /[«»„]/, en: /[«»„]/, es: /[“”„‚‘’]/, de: /[«»”’]/ };

describe.each(locales)('texts of the site in %s', async (locale) => {
  const texts = textsOf([
    words(locale),
    legalWords(locale),
    deskWords(locale),
    await loadBitcoinWords(locale),
    ...[bitcoinCustomerWords, confirmationWords, invitationWords, previewMailWords].map(
      (mail) => mail[locale],
    ),
  ]);

  test('use only one term for each concept', () => {
    const wrong = Object.entries(otherNames[locale]).flatMap(([name, other]) =>
      texts.filter((text) => other.test(text)).map((text) => `${name}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  test('call the calculator’s result an estimate instead of a binding offer', () => {
    const { quote, contact, bitcoin } = words(locale);
    const shown = [quote.heading, quote.replaced, quote.online, contact.form.quote, contact.form.dropQuote];
    const mailed = [bitcoin.price.fromQuote, confirmationWords[locale].quote];
    expect([...shown, ...mailed].filter((text) => offer[locale].test(text))).toEqual([]);
    expect(quote.ask).toMatch(offer[locale]);
  });

  test('say of the base package only that its price includes VAT', () => {
    const { base, withoutVat } = words(locale).pricing;
    expect(base.perMonth).toMatch(vat[locale]);
    const others = textsOf([words(locale), legalWords(locale)]).filter(
      (text) => vat[locale].test(text) && ![base.perMonth, withoutVat].includes(text),
    );
    expect(others).toEqual([]);
  });

  test('address the reader formally, and use the quotation marks of the language', () => {
    const informal = new RegExp(`(?<!\\p{L})(?:${languageWords[locale].informal})(?!\\p{L})`, 'iu');
    expect(texts.filter((text) => informal.test(text) || foreignQuotes[locale].test(text))).toEqual([]);
  });
});

import type { Locale } from '../../locale.ts';

/** Pairs of words. A true sentence becomes false if one replaces the other, or with “>”, if the second does. */
export const exchangedWords: Record<Locale, Record<string, string>> = {
  nl: {
    direction:
      'meer|minder, hoger|lager, hogere|lagere, stijgt|daalt, stijgen|dalen, steeg|daalde, stegen|daalden, gestegen|gedaald, duurder|goedkoper, groter|kleiner, langer|korter, verhoogt|verlaagt, verhoogd|verlaagd',
    opposite:
      'opent|sluit, openen|sluiten, open|gesloten, begint|eindigt, beginnen|eindigen, toegestaan|verboden, steunt|verwerpt, goedgekeurd|afgewezen, nieuwe|oude, noordelijke|zuidelijke, gratis>betaald',
    quantifier: 'alle|enkele, minstens|hoogstens, maximaal|minimaal, meeste|minste, elke>geen enkele',
    order: 'tijdens>na, vanaf>tot, eerder|later, volgende|vorige, ochtend|avond, middag>nacht, zomer|winter',
    unit: 'euro|dollar, meter|kilometer, kilo|ton, liter>emmers, procent>euro, minuten|dagen, weken|jaren, maanden>weken, vierkante|kubieke',
  },
  en: {
    direction:
      'more|less, higher|lower, rises|falls, rise|fall, rose|fell, risen|fallen, increase|decrease, increased|decreased, larger|smaller, longer|shorter, cheaper|dearer',
    opposite:
      'opens|closes, opened|closed, open>shut, begins|ends, begin|end, starts|ends, allowed|forbidden, supports|rejects, approved|rejected, new|old, north|south, northern|southern',
    quantifier: 'all>a few, at least|at most, every>no, both>neither of the',
    order:
      'before|after, during>after, earlier|later, next|last, morning|evening, afternoon>night, summer|winter',
    unit: 'euros|dollars, metres|kilometres, kilos|tonnes, litres>buckets, per cent>euros, minutes|days, weeks|years, months>weeks, square|cubic',
  },
  es: {
    direction:
      'más|menos, mayor|menor, mayores|menores, sube|baja, suben|bajan, subió|bajó, subirá|bajará, aumenta|disminuye, aumentó|disminuyó, aumento|descenso',
    opposite:
      'abre|cierra, abren|cierran, abrirá|cerrará, abierto|cerrado, abierta|cerrada, empieza|termina, empiezan|terminan, permitido|prohibido, apoya|rechaza, aprobado|rechazado, nueva|vieja, nuevos|viejos, nuevas|viejas, norte|sur',
    quantifier: 'todos>pocos, todas>pocas, al menos|como máximo, mayoría|minoría, cada>ningún',
    order:
      'antes|después, durante>después de, desde>hasta, próximo|pasado, próxima|pasada, mañana|noche, verano|invierno',
    unit: 'euros|dólares, metros|kilómetros, kilos|toneladas, litros>cubos, por ciento>euros, minutos|días, semanas|años, meses>semanas, cuadrados|cúbicos',
  },
  de: {
    direction:
      'mehr|weniger, höher|niedriger, höhere|niedrigere, steigt|sinkt, steigen|sinken, stieg|sank, stiegen|sanken, gestiegen|gesunken, teurer|billiger, größer|kleiner, länger|kürzer',
    opposite:
      'öffnet|schließt, öffnen|schließen, offen|geschlossen, beginnt|endet, beginnen|enden, erlaubt|verboten, unterstützt|verwirft, genehmigt|abgelehnt, neue|alte, neuen|alten, nördliche|südliche, nördlichen|südlichen, kostenlos|teuer',
    quantifier:
      'alle>einige, mindestens|höchstens, maximal>mindestens, meisten|wenigsten, jede>keine, jeder>keiner',
    order: 'früher|später, nächste|letzte, nächsten|letzten, Morgen|Abend, Nachmittag>Nacht, Sommer|Winter',
    unit: 'Euro|Dollar, Meter|Kilometer, Kilo|Tonnen, Liter>Eimer, Prozent>Euro, Minuten|Tage, Wochen|Jahre, Monate>Wochen, Quadratmeter|Kubikmeter',
  },
};

/** `words` deny, so that a sentence becomes false without them, or with `added` behind (Spanish: before) a verb. */
export const denials: Record<Locale, { words: string; added: string; verbs: string }> = {
  nl: {
    words: 'niet|geen|nooit|niemand',
    added: 'niet',
    verbs:
      'is|zijn|was|waren|wordt|worden|kan|kunnen|mag|mogen|moet|moeten|zal|zullen|heeft|hebben|gaat|gaan|blijft|blijven',
  },
  en: {
    words: 'not|no|never',
    added: 'not',
    verbs: 'is|are|was|were|will|can|could|may|must|should|would',
  },
  es: {
    words: 'no|nunca|ningún|ninguna',
    added: 'no',
    verbs:
      'es|son|fue|será|serán|está|están|ha|han|puede|pueden|podrá|podrán|debe|deben|tiene|tienen|abre|cierra|cuesta|cuestan',
  },
  de: {
    words: 'nicht|kein|keine|keinen|keiner|nie',
    added: 'nicht',
    verbs: 'ist|sind|war|waren|wird|werden|kann|können|darf|dürfen|muss|müssen|hat|haben|bleibt|bleiben',
  },
};

/** Places and surnames that replace those of a sentence. */
export const otherPlaces =
  'Portinatx, Cala Llonga, Sant Mateu, Es Cubells, Cala Tarida, Sant Llorenç, Figueretes, Cala Vedella, Sant Vicent'.split(
    ', ',
  );
export const otherSurnames = 'Riquer, Guasch, Palerm, Vingut, Colomar, Serapio, Arabí'.split(', ');

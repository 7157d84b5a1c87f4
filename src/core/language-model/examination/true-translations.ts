import { sourceLocale, type Locale } from '../../locale.ts';

/** Dutch sentences with correct translations, which examine a judge: it must find no fault in them. */
export const trueTranslations = (locale: Locale): { source: string; text: string }[] =>
  sentences.map((each) => ({ source: each[sourceLocale], text: each[locale] }));

const sentences: Record<Locale, string>[] = `
De sleutel ligt niet onder de mat. | The key is not under the mat. | La llave no está debajo del felpudo. | Der Schlüssel liegt nicht unter der Matte.
Zet de pomp nooit langer dan 4 uur aan. | Never run the pump for more than 4 hours. | No ponga nunca la bomba más de 4 horas. | Lassen Sie die Pumpe nie länger als 4 Stunden laufen.
Alle ramen moeten dicht zijn voordat het stormt. | All windows must be closed before a storm. | Todas las ventanas deben estar cerradas antes de una tormenta. | Alle Fenster müssen geschlossen sein, bevor es stürmt.
De tuinman komt op maandag en in de winter ook op vrijdag. | The gardener comes on Mondays, and in winter on Fridays too. | El jardinero viene los lunes y, en invierno, también los viernes. | Der Gärtner kommt montags und im Winter auch freitags.
Een nieuwe filter kost minstens 80 euro. | A new filter costs at least 80 euros. | Un filtro nuevo cuesta al menos 80 euros. | Ein neuer Filter kostet mindestens 80 Euro.
De regenbak is leeg, dus de planten krijgen minder water. | The rain barrel is empty, so the plants get less water. | El depósito de lluvia está vacío, así que las plantas reciben menos agua. | Die Regentonne ist leer, also bekommen die Pflanzen weniger Wasser.
U mag het terras gebruiken als de verf droog is. | You may use the terrace once the paint is dry. | Puede usar la terraza cuando la pintura esté seca. | Sie dürfen die Terrasse benutzen, wenn die Farbe trocken ist.
De bestelbus van Ferrer rijdt elke ochtend naar Santa Eulària. | Ferrer’s van drives to Santa Eulària every morning. | La furgoneta de Ferrer va cada mañana a Santa Eulària. | Ferrers Lieferwagen fährt jeden Morgen nach Santa Eulària.`
  .trim()
  .split('\n')
  .map((line) => {
    const [nl = '', en = '', es = '', de = ''] = line.split(' | ');
    return { nl, en, es, de };
  });

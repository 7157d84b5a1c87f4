import type { Locale } from '#core/locale.ts';

/**
 * The questions of a new installation, each with its answer in the same text: `asQuestion` splits them at the first
 * question mark, which the rules of `business.ts` require. The terms and the service pages say the same.
 */
export const startingQuestions: Record<Locale, string[]> = {
  nl: [
    'Kan ik één losse dienst afnemen? Ja, en ook dan is de offerte gratis.',
    'Wat betaal ik naast het maandbedrag? De extra’s en losse diensten die u kiest, en het werk van vaklieden. De prijs kent u vooraf, tenzij wij direct moeten ingrijpen.',
    'Laat u ooit werk uitvoeren zonder mijn akkoord? Alleen als wij direct moeten ingrijpen om schade te voorkomen. Wij laten het u dan zo snel mogelijk weten.',
    'Kan ik opzeggen? Ja, met de opzegtermijn uit uw offerte. Aan het einde van de opdracht krijgt u al uw sleutels terug.',
  ],
  en: [
    'Can I book just one service? Yes. The quote is free, however many services you choose.',
    'What is not included in the monthly price? The extras and single services you choose, and work by tradespeople. You know the price in advance, unless we have to act at once.',
    'Will you ever have work done without my approval? Only if we have to act at once to prevent damage. In that case, we will let you know as soon as possible.',
    'How do I end the agreement? Give us the notice stated in your quote. You will get all your keys back when the agreement ends.',
  ],
  es: [
    '¿Puedo contratar un solo servicio? Sí. Le hacemos un presupuesto gratuito de lo que elija.',
    '¿Qué se paga aparte de la cuota mensual? Los extras y los servicios sueltos que elija, y el trabajo de los profesionales. Conocerá el precio de antemano, salvo que haya que actuar de inmediato.',
    '¿Encargan trabajos sin mi visto bueno? No, salvo que haya que actuar de inmediato para evitar daños. En ese caso le informamos lo antes posible.',
    '¿Cómo me doy de baja? Con el preaviso que indica su presupuesto. Al terminar el contrato le devolvemos todas las llaves.',
  ],
  de: [
    'Kann ich auch eine einzelne Leistung buchen? Ja. Auch dafür machen wir Ihnen ein kostenloses Angebot.',
    'Was kommt zum Monatspreis hinzu? Extras und Leistungen, die Sie zusätzlich buchen, und die Arbeit von Handwerkern. Den Preis kennen Sie vorab, es sei denn, wir müssen sofort handeln.',
    'Vergeben Sie Arbeiten ohne meine Zustimmung? Nur wenn wir sofort handeln müssen, um Schaden abzuwenden. Dann informieren wir Sie so schnell wie möglich.',
    'Wie kündige ich? Mit der Frist, die in Ihrem Angebot steht. Wenn der Vertrag endet, erhalten Sie alle Schlüssel zurück.',
  ],
};

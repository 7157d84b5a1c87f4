/** Random lines of figures as people of four languages write them, none of which is Markdown. */
import fc from 'fast-check';

const languages = ['nl-NL', 'en-GB', 'es-ES', 'de-DE', 'ca-ES', 'en-US', 'nl-BE', 'de-AT'];
const zone = { timeZone: 'UTC' } as const;
const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
const figure = fc.integer({ min: 1, max: 31 });

const date = fc
  .tuple(moments, fc.constantFrom(...languages), fc.constantFrom('full', 'long', 'medium', 'short'))
  .map(([moment, language, dateStyle]) =>
    new Intl.DateTimeFormat(language, { ...zone, dateStyle: dateStyle as 'full' }).format(moment),
  );
/** “24. Dezember”, “1er de mayo”, “2nd of June” */
const shortDate = fc
  .tuple(figure, fc.constantFrom(...languages), moments)
  .chain(([day, language, moment]) => {
    const month = new Intl.DateTimeFormat(language, { ...zone, month: 'long' }).format(moment);
    return fc.constantFrom(
      `${day}. ${month}`,
      `${day} ${month}`,
      `${day}. ${month.slice(0, 3)}.`,
      `${day} de ${month}`,
      `${month} ${day}`,
      `${day}. ${moment.getUTCMonth() + 1}. 2026`,
      `${day}-${moment.getUTCMonth() + 1}`,
      `${day}/${moment.getUTCMonth() + 1}`,
      `${day}./${day + 1}. ${month}`,
      `${day} t/m ${day + 1} ${month}`,
      `del ${day} al ${day + 1} de ${month}`,
      `${day}-${moment.getUTCMonth() + 1}-’26`,
      `KW ${day}`,
    );
  });
const time = fc.tuple(figure, figure).chain(([hour, minute]) => {
  const [h, m] = [hour % 24, String(minute).padStart(2, '0')];
  return fc.constantFrom(
    `${h}:${m}`,
    `${h}.${m} uur`,
    `${h}.${m} Uhr`,
    `${h}h${m}`,
    `${h}:${m} – ${h + 1}:${m}`,
    `${h % 12} p.m.`,
    `~${h}:${m}`,
    `van ${h} tot ${h + 1} u.`,
    `${h}u${m}`,
    `${h}.${m}h`,
    `${h}-${h + 1}u, za. ${h}–${h + 1} h`,
    `${h % 12} a.m.–${h % 12} p.m.`,
    `24/7, ma.-vr.`,
  );
});
const price = fc
  .tuple(fc.double({ min: 0.5, max: 99_999, noNaN: true }), fc.constantFrom(...languages))
  .chain(([amount, language]) => {
    const written = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(amount);
    const whole = Math.round(amount);
    return fc.constantFrom(
      written,
      `~${written}`,
      `±${written}`,
      `${written} - ${written}`,
      `~€${whole}-~€${whole}`,
      `€ ${whole},-`,
      `${whole} €/mes`,
      `€${whole}*`,
      `(${written})`,
      `<${whole} €`,
      `>${whole}%`,
      `${whole}*${whole}*${whole}`,
      `${whole} x ${whole} cm`,
      `-${whole} °C`,
      `#${whole}`,
      `${whole}²`,
      `${whole}~${whole} %`,
      `${whole},-- € + IVA`,
      `CHF ${whole}.–`,
      `2×€${whole}=€${whole * 2}`,
      `€${whole}→€${whole}`,
      `${whole}€/u*`,
      `${whole}'50 €`,
      `**) ${whole}`,
    );
  });
const phone = fc
  .string({ unit: fc.integer({ min: 0, max: 9 }).map(String), minLength: 8, maxLength: 10 })
  .chain((digits) => {
    const pairs = digits.replaceAll(/(..)(?=.)/g, '$1 ');
    return fc.constantFrom(
      `+34 ${pairs}`,
      `+31 (0)${digits}`,
      `0034-${digits}`,
      `06-${digits}`,
      `(0) ${pairs}`,
      `tel. ${pairs.replaceAll(' ', '.')}`,
      `*${digits}#`,
      `${digits} ext. 12`,
      `☎ ${pairs} / -21`,
      `+34·${pairs} (WhatsApp)`,
    );
  });
const address = figure.chain((number) =>
  fc.constantFrom(
    `C/ Major, ${number}, ${number}.º ${number}.ª`,
    `Calle Mayor nº ${number}, bajo`,
    `Dorpsstraat ${number}-a III`,
    `Hauptstr. ${number}, ${number}. OG`,
    `Flat ${number}B, ${number} High Street`,
    `Ctra. Sant Josep km ${number}.2`,
    `0${number}800 Eivissa`,
    `1234 AB Haarlem`,
    `Apt. #${number}`,
    `${number}e verdieping`,
    `${number}. Stock`,
    `${number}bis`,
    `Esc. B, ${number}-1, s/n`,
    `Pol. ${number}, parc. ${number}`,
    `Haus Nr. ${number} / 2. OG li.`,
    `Postbus ${number}, c/o Jan`,
    `P.O. Box ${number}`,
  ),
);
const sign = fc.constantFrom(
  'jan_de_vries@example.com',
  '<jan@example.com>',
  '<naam>',
  'a < b',
  'x<y en y>z',
  'Kund*innen',
  'snake_case_naam',
  '“citaat”',
  '«cita»',
  '„Zitat“',
  'prijs*',
  '(zie [1])',
  '[klein](groot)',
  'www.example.com/a_b_c',
  'C:/Foto/_dak/1.jpg',
  'A & B',
  '50 % – 60 %',
  'H2O, CO₂',
  '½ ± 3 × 4 ÷ 2 ≤ 5',
  '50|60',
  '+ btw',
  '- fianza',
  '©®™ § ¶ †',
  '12) en b)',
  'nr. 7',
  ':-) <3',
  '↑ 5 → 6',
  '€ $ £',
  '</p> <br <!-- x -->',
  '<naam/> <e-mail>',
  '&euro; &lt;b&gt; &nbsp;',
  '-> => <-> <= >>',
  '{{naam}} ${x} %20',
  'C# C++ x^2',
  '** __ ~ ` |',
  '☐ a ☑ b ✓',
  '★★★★☆ *****',
  '[^1] ![foto] [x]:',
  '@jan #ibiza',
  '5′ 6″ ’s ‘t',
  'עברית عربي 日本語 👨‍👩‍👧',
  'a\\b \\* \\_',
);

export const writtenLine = fc
  .array(fc.oneof(date, shortDate, time, price, phone, address, sign), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(' '));

/** Lines without marks of Markdown: a sign at the beginning, tags, entities, escapes, an address in brackets, words between stars. */
export const writtenSentence = writtenLine
  .filter((line) => !/<\w+@|<\/p>|&\w+;|\\[*_]|(?<!\S)\*\S.*\S\*(?!\S)/.test(line))
  .map((line) => `Let op ${line}`);

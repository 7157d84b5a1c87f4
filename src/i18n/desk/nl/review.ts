export const review = {
  title: 'Nalezen en ondertekenen',
  hint: 'Dit stuk is door kunstmatige intelligentie geschreven. Wie het ondertekent, staat met naam en datum op de pagina, in plaats van die vermelding.',
  checks: {
    facts: 'De feiten kloppen met de bronnen',
    names: 'Namen, getallen en data kloppen',
    tone: 'De toon past bij ons en niemand wordt tekortgedaan',
    links: 'Alle bronlinks werken en leiden naar het juiste bericht',
  },
  name: 'Uw naam',
  nameHint: 'Wie met een eigen account is aangemeld, tekent met de naam van dat account.',
  saveFirst: 'Sla uw wijzigingen eerst op; alleen de opgeslagen tekst kan worden ondertekend.',
  sign: 'Ondertekenen',
  signing: 'Bezig…',
  done: 'Ondertekend',
  failed: 'Ondertekenen mislukt',
  signed: 'Nagelezen door {name}, {date}',
} as const;

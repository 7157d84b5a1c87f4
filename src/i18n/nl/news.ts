/** Around the daily news: its own titles, what stands under it, and its overview. */
export const news = {
  title: 'Nieuws van Ibiza, {date}',
  sources: 'Bronnen',
  collectedTitle: 'Ibiza-nieuws van {date} in koppen',
  collectedExcerpt:
    'Recente berichten uit de media van het eiland, verzameld op {date}, met een link naar elk bericht.',
  collectedNote:
    'Deze koppen zijn automatisch verzameld en staan in de taal van hun bron. De link leidt naar het bericht zelf.',
  filter: 'Wat u wilt lezen',
  all: 'Alle artikelen',
  only: 'Nieuws',
  heading: 'Nieuws van Ibiza',
  intro: 'Kort nieuws van het eiland, elke dag met bronnen.',
  pageTitle: 'Nieuws van Ibiza, pagina {n}',
  pageDescription: 'Eerder nieuws van Ibiza, pagina {n}.',
  none: 'Er is nog geen nieuws in het Nederlands.',
  feedTitle: '{name}: nieuws van Ibiza',
  feedDescription: 'Dagelijks nieuws van Ibiza, met bronnen.',
  older: 'Ouder nieuws',
  newer: 'Nieuwer nieuws',
  newest: 'Naar het nieuwste nieuws',
} as const;

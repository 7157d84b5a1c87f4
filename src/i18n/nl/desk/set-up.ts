/** What is to be done where something has not been set up, step by step. */
export const setUp = {
  feeds: {
    why: 'Er zijn nog geen nieuwsbronnen ingesteld. Daarom kan hier nog geen nieuws worden gemaakt.',
    title: 'Zo stelt u nieuwsbronnen in',
    steps: [
      'Kies een paar sites met nieuws over Ibiza die een RSS-feed aanbieden, bijvoorbeeld een krant of een gemeente. Het adres van een feed eindigt vaak op /feed of /rss.',
      'Geef die adressen aan de beheerder van de site. Die zet ze bij de host onder Environment variables in NEWS_FEEDS, met komma’s ertussen, en laat de site opnieuw uitrollen.',
      'Daarna staan de bronnen op de pagina Nieuws, met erbij of ze bereikbaar zijn, en gaat deze knop open.',
    ],
  },
  model: {
    why: 'Automatisch vertalen kan nog niet: er is nog geen vertaaldienst ingesteld.',
    title: 'Wat is daarvoor nodig?',
    steps: [
      'Neem een account bij een dienst voor taalmodellen die de OpenAI-interface spreekt, en maak daar een sleutel.',
      'Geef die aan de beheerder van de site. Die vult bij de host AI_BASE_URL, AI_API_KEY en AI_MODEL in (nu ontbreekt {setting}, of het klopt niet) en laat de site opnieuw uitrollen.',
      'Laad deze pagina daarna opnieuw. Tot die tijd vertaalt u met de hand: open de taal en schrijf er de tekst in.',
    ],
  },
} as const;

export const meta = {
  title: 'Titel voor zoekmachines',
  description: 'Waar deze pagina over gaat, in hooguit 160 tekens.',
} as const;

export const newThing = {
  heading: 'Kop van de pagina',
  intro: 'Waar deze pagina over gaat.',
} as const;

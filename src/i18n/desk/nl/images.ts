/** The picture of an article. */
export const images = {
  title: 'Afbeelding',
  hint: 'JPEG, PNG, WebP of AVIF. Kies een bestand, plak een afbeelding of sleep er een naartoe.',
  choose: 'Afbeelding kiezen',
  replace: 'Andere afbeelding kiezen',
  remove: 'Afbeelding weghalen',
  dropHere: 'Laat los om deze afbeelding te gebruiken',
  busy: 'De afbeelding wordt verstuurd en bewerkt…',
  ready: 'De afbeelding staat klaar.',
  removed: 'De afbeelding is weggehaald.',
  retry: 'Opnieuw proberen',
  failed: 'De afbeelding is niet overgenomen.',
  alt: 'Beschrijving van de afbeelding',
  altHint:
    'Wat is erop te zien? Voor lezers die de afbeelding niet zien. Verplicht, in de taal van het artikel.',
  altMissing: 'Beschrijf wat er op de afbeelding te zien is.',
  focus: 'Blikpunt: {x} % van links, {y} % van boven',
  focusHint:
    'Klik op de plek die altijd zichtbaar moet blijven, of verplaats het blikpunt met de pijltjestoetsen.',
  previews: 'Zo wordt de afbeelding uitgesneden',
  card: 'Overzicht',
  post: 'Artikel',
  social: 'Bij delen',
  leftOut: 'Niet alle afbeeldingen uit de tekst zijn overgenomen',
  leftOutGone: '{n} uit de tekst gehaald: {list}',
  leftOutStays: '{n} nu niet op te halen; dat wordt bij het volgende opslaan opnieuw geprobeerd: {list}',
} as const;

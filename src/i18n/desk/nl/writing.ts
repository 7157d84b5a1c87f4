export const writing = {
  paste: {
    hint: 'Uit Word, Google Docs, een e-mail of een webpagina geplakt, wordt de tekst vanzelf opgeschoond.',
    imagesLeft: 'Niet meegeplakt: {n} afbeelding(en). Voeg die apart toe.',
    imagesForeign:
      'Afbeeldingen van een andere site ({n}) worden bij het opslaan overgenomen; in het voorbeeld staan ze nog niet.',
    withoutMarkup: 'De opmaak kon niet worden overgenomen; alleen de tekst is geplakt.',
  },
  preview: {
    old: 'De server is nu niet bereikbaar. Dit is het voorbeeld van zojuist; het wordt vanzelf bijgewerkt.',
  },
  slug: {
    free: 'Vrij. Het adres wordt {path}',
    taken: 'Deze slug-basis is al van een ander artikel.',
    sent: 'Uw artikel is bij de vorige poging waarschijnlijk toch opgeslagen. Druk nog eens op Opslaan: een tweede komt er niet.',
    unchecked: 'Nu niet te controleren; bij het opslaan gebeurt dat alsnog.',
    take: '‘{proposal}’ gebruiken',
  },
  search: {
    title: 'Zoekmachines',
    aim: '{n} tekens, aanbevolen is hoogstens {most}',
    tooLong: '{n} tekens, meer dan de {most} die zoekmachines meestal tonen',
    emptyTitle: 'Leeg: de titel van het artikel',
    emptyDescription: 'Leeg: de korte samenvatting',
    preview: 'Zo kan het er in zoekresultaten uitzien',
    noTitle: 'Nog geen titel',
    noDescription: 'Nog geen omschrijving',
  },
  problems: {
    required: 'Dit veld is verplicht.',
    tooLong: 'Te lang: hoogstens {most} tekens.',
    unstorable: 'Hier staan tekens in die niet kunnen worden opgeslagen.',
    wrong: 'Dit klopt nog niet.',
  },
  kept: {
    at: 'Bewaard om {time}',
    soon: 'In deze browser bewaard; de server volgt zo.',
    saving: 'Wordt bewaard…',
    onlyHere: 'Alleen in deze browser bewaard. Zodra de server bereikbaar is, wordt het daar ook bewaard.',
    nowhere:
      'Nog nergens bewaard: deze browser bewaart niets en de server is niet bereikbaar. Sluit deze pagina niet.',
    conflict:
      'Dit concept is intussen ergens anders gewijzigd. Uw tekst staat nog in de velden en overschrijft niets.',
    keepMine: 'Mijn tekst als eigen concept bewaren',
    openOther: 'De andere versie openen',
  },
  drafts: {
    title: 'Niet opgeslagen concepten',
    untitled: 'Zonder titel',
    changed: 'Gewijzigd op {date}',
    by: '{name}, {date}',
    bySharedToken: 'Met het gedeelde token, {date}',
    goOn: 'Verdergaan',
    remove: 'Weggooien',
    removeTitle: 'Concept weggooien?',
    removeText: '‘{title}’ is daarna niet meer terug te halen.',
    cancel: 'Annuleren',
    failed: 'De concepten konden niet worden opgehaald.',
    retry: 'Opnieuw proberen',
    notSwitched:
      'Wat u hier schrijft, staat nog niet op de server. Probeer het opnieuw zodra er verbinding is.',
    loading: 'Concepten laden…',
    days: 'Een concept waar {days} dagen niets aan verandert, wordt vanzelf weggegooid.',
    emptied: 'U begint met een leeg formulier. De vorige tekst staat bij de concepten.',
    emptyTitle: 'Tekst weggooien?',
    emptyText: 'Deze tekst staat alleen in deze browser en is daarna niet meer terug te halen.',
  },
} as const;

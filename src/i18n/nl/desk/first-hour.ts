/** These texts guide the owner of a new installation through entering the first details. */
export const firstHour = {
  welcome: {
    title: 'Drie stappen naar uw eerste artikel',
    business: {
      text: 'Vul uw bedrijfsgegevens in',
      hint: 'Naam, telefoon, adres en prijzen staan op elke pagina.',
    },
    image: { text: 'Voeg een foto toe', hint: 'Elk artikel kan hem gebruiken.' },
    article: {
      text: 'Schrijf uw eerste artikel',
      hint: 'U bewaart het als concept, of zet het meteen op de site.',
    },
    begin: 'Beginnen',
    done: 'gedaan',
  },
  progress: 'Stap {n} van {all}',
  titles: {
    name: 'Naam en adres',
    numbers: 'Telefoon en e-mail',
    hours: 'Kantooruren',
    prices: 'Prijzen',
    images: 'Foto en logo',
    partner: 'Partner',
  },
  intros: {
    name: 'Zo heet uw bedrijf op elke pagina, in elke e-mail en in de voorwaarden.',
    numbers: 'Hier bereiken bezoekers u. Waar aanvragen binnenkomen, stelt uw beheerder in.',
    hours: 'Laat beide tijden leeg op een dag waarop u gesloten bent.',
    prices: 'Vul uw eigen prijzen in, inclusief btw. De site en elk prijsoverzicht rekenen daarmee.',
    images: 'Laat zien wie er voor het huis zorgt. Tot u een foto hebt, toont de site een tekening.',
    partner:
      'De site beveelt deze partner aan op een eigen pagina. Zonder partner nodigt die pagina vakmensen uit om met u samen te werken.',
  },
  next: 'Opslaan en verder',
  finish: 'Opslaan en afronden',
  noPartner: 'Wij hebben geen partner',
  skip: 'Overslaan',
  skipped: 'Overgeslagen',
  back: 'Terug',
  ready: 'Uw site staat klaar',
  readyHint: 'Niets ontbreekt. U kunt alles later nog wijzigen.',
  left: 'Nog {n} van {all} stappen open',
  leftHint: 'Tot u die invult, toont de site daar een voorbeeld.',
  open: 'Nog open',
  goOn: 'Verder invullen',
  toSite: 'De site bekijken',
} as const;

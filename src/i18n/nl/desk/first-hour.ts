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
    partner: 'De site beveelt deze partner aan op een eigen pagina.',
  },
  next: 'Opslaan en verder',
  skip: 'Overslaan',
  back: 'Terug',
  done: 'Dit waren alle stappen',
  left: 'Deze velden tonen nog een voorbeeld. Vul ze in voordat de site openbaar wordt:',
  toSite: 'De site bekijken',
  toBusiness: 'Alle bedrijfsgegevens',
  again: 'Opnieuw doorlopen',
} as const;

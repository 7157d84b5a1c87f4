/** The page about visits of inspection: the checklist to print, an example of a report, and the first week. */
export const inspection = {
  heading: 'Wat wij nakijken als u er niet bent',
  intro:
    'Bij elk controlebezoek lopen wij uw huis na met een vaste checklist, kamer voor kamer. Daarna leest u wat wij hebben gezien en gedaan.',
  link: 'Zo verloopt een controlebezoek',
  checklist: {
    heading: 'De checklist',
    intro: 'Wat uw huis niet heeft, slaan wij over; wat op de lijst ontbreekt, zetten wij erbij.',
    print: 'Checklist afdrukken',
    house: 'Huis',
    date: 'Datum',
  },
  rooms: [
    {
      name: 'Buitenkant en brievenbus',
      checks: [
        'Brievenbus geleegd',
        'Hek, deuren en sloten zonder sporen van braak',
        'Dak, gevel en goten vanaf de grond bekeken',
        'Buitenverlichting werkt',
      ],
      finding: 'Twee brieven uit de brievenbus op de keukentafel gelegd. Verder in orde.',
    },
    {
      name: 'Woonkamer',
      checks: [
        'Ramen, deuren en luiken dicht',
        'Geen nieuwe vochtplekken of scheuren',
        'Geen sporen van ongedierte',
        'Kamer gelucht',
      ],
      finding: 'Geen bijzonderheden.',
    },
    {
      name: 'Keuken',
      checks: [
        'Koelkast en vriezer koelen en sluiten goed',
        'Kraan opengedraaid, afvoer loopt door',
        'Gootsteenkastje droog',
        'Gaskraan dicht, vuilnisbak leeg',
      ],
      finding: 'De koelkast staat op 5\u00a0°C.',
    },
    {
      name: 'Slaapkamers',
      checks: [
        'Ramen en luiken dicht',
        'Geen schimmel of muffe geur',
        'Bedden en matrassen droog',
        'Kasten gelucht',
      ],
      finding: 'Muffe geur in de kast van de logeerkamer. Kast gelucht, deuren op een kier gezet.',
    },
    {
      name: 'Badkamers',
      checks: [
        'Kranen en douches laten lopen',
        'Toiletten doorgespoeld',
        'Afvoeren lopen door',
        'Kitvoegen heel',
      ],
      finding: 'De kraan van de logeerbadkamer druppelt. Voor een nieuwe kraan vragen wij uw akkoord.',
    },
    {
      name: 'Terras en tuin',
      checks: [
        'Besproeiing werkt',
        'Planten en gazon bekeken',
        'Meubels en parasols staan vast',
        'Putjes en goten vrij van blad',
      ],
      finding: 'Eén druppelaar was verstopt. Schoongemaakt, werkt weer.',
    },
    {
      name: 'Zwembad',
      checks: [
        'Waterpeil goed',
        'Waterkwaliteit gemeten',
        'Skimmers en pompmand geleegd',
        'Pomp en filter werken',
        'Bodem, wanden en waterlijn schoon',
      ],
      finding: 'Het water stond 3\u00a0cm te laag en is bijgevuld. Pomp en filter in orde.',
    },
    {
      name: 'Technische ruimte',
      checks: [
        'Meterstanden van water en stroom genoteerd',
        'Boiler en leidingen zonder lekkage',
        'Zekeringen en aardlekschakelaar bekeken',
        'Airconditioning en ventilatie laten draaien',
      ],
      finding: 'Het waterverbruik past bij het bijvullen van het zwembad.',
    },
    {
      name: 'Bij vertrek',
      checks: [
        'Kranen en verlichting zoals afgesproken',
        'Ramen en deuren op slot',
        'Alarm ingeschakeld',
        'Sleutel weer veilig opgeborgen',
      ],
      finding: 'Alles op slot, alarm ingeschakeld, sleutel weer veilig opgeborgen.',
    },
  ],
  report: {
    link: 'Bekijk een voorbeeldverslag',
    heading: 'Een voorbeeldverslag',
    sample: 'Voorbeeld',
    note: 'Het huis en de bevindingen zijn fictief. Het verslag dat u na een bezoek krijgt, ziet er zo uit.',
    house: 'Voorbeeldhuis met tuin en zwembad',
    visit: '{day}, {from}–{until} uur',
    inspector: 'Bezoek door',
    photo: 'Logeerbadkamer, {photo}\u00a0uur',
    place: 'Plaats',
    status: 'Status',
    finding: 'Wat wij zagen en deden',
    states: { fine: 'In orde', attention: 'Verholpen', decision: 'Akkoord nodig' },
    decision: 'Uw akkoord gevraagd',
    question: 'Mogen wij de kraan van de logeerbadkamer laten vervangen?',
    price: 'Arbeid en een nieuwe kraan, volgens onze offerte: {total}.',
    answers: ['Ja, laat de kraan vervangen', 'Nee, nu nog niet'],
    answered: 'Door u beantwoord op {day}',
  },
  week: {
    heading: 'Uw eerste week bij ons',
    intro: 'Van de sleutel tot het eerste verslag.',
    steps: [
      {
        title: 'De sleutels',
        text: 'U geeft ons de sleutels. Wij spreken met u af wie er binnen mag en wanneer u van ons hoort.',
      },
      {
        title: 'Uw huis op papier',
        text: 'Samen met u noteren wij hoe alles hoort te staan: kranen, verlichting, luiken, alarm en zwembad.',
      },
      {
        title: 'Het eerste controlebezoek',
        text: 'Wij lopen de checklist na en noteren de meterstanden. Zo valt het op als er later iets afwijkt.',
      },
      {
        title: 'Het eerste verslag',
        text: 'U leest wat wij hebben gezien en gedaan, en waarvoor wij uw akkoord vragen.',
      },
    ],
  },
} as const;

export const servicePages = {
  does: 'Wat wij doen',
  often: 'Hoe vaak',
  costs: 'Wat het kost',
  receives: 'Wat u ervoor krijgt',
  questions: 'Veelgestelde vragen',
  priceList: 'Bekijk de hele prijslijst',
  pages: {
    keys: {
      intro:
        'Wie uw sleutel heeft, heeft uw vertrouwen. Wij bewaren uw sleutels, openen de deur voor wie u verwacht en zorgen voor uw post.',
      does: [
        'Uw sleutels veilig bewaren',
        'Sleutels overdragen aan gasten, familie en leveranciers die u hebt aangewezen',
        'Uw gasten ontvangen bij aankomst en vertrek',
        'Vaklieden binnenlaten voor werk dat met u is afgesproken',
        'Voor uw post zorgen',
      ],
      often:
        'Uw sleutels bewaren wij zolang de opdracht loopt. Gasten en leveranciers ontvangen wij op de dagen die u met ons afspreekt.',
      costs:
        'Post- en sleutelbeheer zit in het basispakket. Voor de ontvangst van uw gasten maken wij vooraf een offerte.',
      receives: [
        'Eén aanspreekpunt voor iedereen die in uw huis moet zijn',
        'Vooraf duidelijke afspraken: wie er binnen mag en wanneer u van ons hoort',
        'Al uw sleutels terug aan het einde van de opdracht',
      ],
      faq: [
        {
          question: 'Aan wie geeft u mijn sleutel?',
          answer:
            'Alleen aan mensen die u hebt aangewezen of die wij inschakelen voor werk dat met u is afgesproken.',
        },
        {
          question: 'Kan mijn familie de sleutel krijgen als ik er niet ben?',
          answer: 'Ja. U laat ons weten wie er komt en wanneer, en wij dragen de sleutel over.',
        },
        {
          question: 'Kan ik alleen sleutelbeheer afnemen?',
          answer:
            'Ja. Onze diensten zijn los of samen af te nemen. U krijgt een gratis offerte voor wat u kiest.',
        },
      ],
    },
    cleaning: {
      intro:
        'Een fris huis bij aankomst, een verzorgd huis bij vertrek. Wij maken schoon terwijl u weg bent.',
      does: [
        'Regelmatige schoonmaak, zoals met u afgesproken',
        'Grote schoonmaak',
        'Ramen lappen',
        'Schoonmaak en welkomstservice vóór uw komst',
        'Het huis klaarmaken voor verhuur',
      ],
      often:
        'Op vaste momenten, of alleen rond uw verblijf: dat spreken wij vooraf met u af. Een grote schoonmaak vraagt u aan wanneer dat nodig is, net als een keer ramen lappen.',
      costs:
        'Een grote schoonmaak en ramen lappen betaalt u per keer. Voor regelmatige schoonmaak maken wij vooraf een offerte.',
      receives: [
        'Een schoon huis op de dag die u met ons afspreekt',
        'Een prijs die u kent voordat wij beginnen',
        'Bericht van ons als iets anders loopt dan afgesproken',
      ],
      faq: [
        {
          question: 'Moet ik er zelf bij zijn?',
          answer: 'Nee. Bewaren wij uw sleutel, dan gaan wij op de afgesproken dagen zelf naar binnen.',
        },
        {
          question: 'Maakt u het huis ook klaar voor gasten?',
          answer:
            'Ja. Dat kiest u als extra; de prijs is op aanvraag. In het verhuurpakket is de coördinatie van schoonmaak en linnengoed inbegrepen.',
        },
        {
          question: 'Kan ik alleen een grote schoonmaak bestellen?',
          answer:
            'Ja. U bestelt die als extra en betaalt per keer. Al onze diensten zijn los of samen af te nemen.',
        },
      ],
    },
    pool: {
      intro:
        'Wij zorgen voor helder water, in het seizoen en daarbuiten. Terwijl u weg bent, onderhouden wij uw zwembad. Moet er iets gebeuren, dan hoort u het van ons.',
      does: [
        'De waterkwaliteit controleren',
        'Bodem, wanden en waterlijn reinigen',
        'Pomp en filter controleren',
        'U laten weten wanneer iets aan vervanging toe is',
      ],
      often:
        'Het hele jaar door. Hoe vaak wij in en buiten het seizoen komen, spreken wij met u af nadat wij uw zwembad hebben gezien.',
      costs:
        'Zwembadonderhoud zit in het basispakket, voor een vast bedrag per maand. Is er een vakman nodig, dan vragen wij vooraf uw akkoord.',
      receives: [
        'Iemand die naar uw zwembad omkijkt, ook als u er niet bent',
        'Bericht zodra iets aan vervanging toe is',
        'Een vast maandbedrag, waarin ook de tuinverzorging zit',
      ],
      faq: [
        {
          question: 'Gaat het onderhoud in de winter door?',
          answer: 'Ja. Ook buiten het seizoen controleren wij het water, de pomp en het filter.',
        },
        {
          question: 'Wat gebeurt er als de pomp kapotgaat?',
          answer:
            'Dan hoort u dat van ons. Na uw akkoord schakelen wij een vakman in en laten wij hem binnen.',
        },
        {
          question: 'Kan ik alleen het zwembad laten onderhouden?',
          answer:
            'Ja. Onze diensten zijn los of samen af te nemen. Voor zwembadonderhoud zonder het basispakket maken wij een gratis offerte.',
        },
      ],
    },
    works: {
      intro:
        'Wij zien toe op het werk, zodat u niet hoeft over te komen. Ook als er niets te repareren valt, controleren wij de techniek van uw huis.',
      does: [
        'Afspraken met vaklieden maken en hen binnenlaten',
        'Toezicht houden op het werk',
        'Water, stroom en gas controleren',
        'Ventilatie en airconditioning controleren',
        'Klussen door de klusjesman laten uitvoeren',
      ],
      often:
        'Wij komen twee of vier keer per maand op controlebezoek, zoals afgesproken. Werkzaamheden plannen wij in overleg met u.',
      costs:
        'De controles van water, stroom, gas, ventilatie en airconditioning zitten in het basispakket. Een klus van de klusjesman betaalt u per keer. Voor ander werk maken wij vooraf een offerte.',
      receives: [
        'Eén aanspreekpunt, ook als er meerdere vaklieden nodig zijn',
        'Een prijs die u kent voordat het werk begint',
        'Bericht over wat er is gedaan',
      ],
      faq: [
        {
          question: 'Begint een vakman zonder mijn akkoord?',
          answer:
            'Nee, behalve wanneer bij een spoedgeval direct ingrijpen nodig is om schade te voorkomen. Dan informeren wij u zo snel mogelijk.',
        },
        {
          question: 'Moet ik overkomen als er in huis wordt gewerkt?',
          answer:
            'Dat hoeft niet. Wij laten de vaklieden binnen, zien toe op het werk en houden u op de hoogte.',
        },
        {
          question: 'Is materiaal bij een klus inbegrepen?',
          answer: 'Nee. De prijs van een klus is exclusief materiaal.',
        },
      ],
    },
    always: {
      intro:
        'Een lekkage houdt zich niet aan kantooruren. Wij ook niet: voor spoedgevallen zijn wij dag en nacht bereikbaar, ook in het weekend en op feestdagen.',
      does: [
        'Uw melding aannemen, dag en nacht',
        'Ter plaatse gaan kijken wat er aan de hand is',
        'De juiste vakman inschakelen',
        'U op de hoogte houden tot het is opgelost',
      ],
      often: 'Wij zijn 24 uur per dag en 7 dagen per week bereikbaar en komen wanneer het nodig is.',
      costs:
        'Een spoedbezoek betaalt u per keer; de prijs kent u vooraf. Voor het werk van een vakman vragen wij vooraf uw akkoord, behalve wanneer direct ingrijpen nodig is om schade te voorkomen.',
      receives: [
        'Eén nummer dat u dag en nacht kunt bellen',
        'Bericht over wat wij ter plaatse aantreffen',
        'Bericht over het verloop, tot het probleem is opgelost',
      ],
      faq: [
        {
          question: 'Hoe bereik ik u bij spoed?',
          answer:
            'Bel ons: dat is bij spoed altijd de snelste weg. Bij gevaar voor mensen belt u altijd eerst het alarmnummer 112.',
        },
        {
          question: 'Geldt dit ook op feestdagen?',
          answer:
            'Ja. Voor spoedgevallen zijn wij ook ’s nachts, in het weekend en op feestdagen bereikbaar.',
        },
        {
          question: 'Wat doet u als u mij niet kunt bereiken?',
          answer:
            'Is direct ingrijpen nodig om schade te voorkomen, dan schakelen wij een vakman in en informeren wij u zo snel mogelijk. Ander werk wacht op uw akkoord.',
        },
      ],
    },
    rental: {
      intro:
        'U stelt uw huis beschikbaar, wij doen de rest: van de advertentie tot de sleuteloverdracht bij vertrek.',
      does: [
        'Uw huis onder de aandacht brengen en advertenties plaatsen',
        'Boekingen aannemen en de planning bijhouden',
        'Het contact met uw gasten verzorgen',
        'Gasten in- en uitchecken en de sleutels overdragen',
        'Schoonmaak en linnengoed coördineren',
        'Controlebezoeken afleggen en schade afhandelen',
      ],
      often:
        'In de periodes waarin u uw huis beschikbaar stelt. Welke dat zijn, spreken wij vooraf met u af.',
      costs:
        'Onze vergoeding is een percentage van de huurprijs. Voor werk dat niet bij het verhuurpakket hoort, maken wij vooraf een offerte.',
      receives: [
        'Eén aanspreekpunt, voor u en voor uw gasten',
        'Vooraf duidelijke afspraken: wanneer uw huis beschikbaar is en wanneer u van ons hoort',
        'Bericht van ons als er schade is',
      ],
      faq: [
        {
          question: 'Kan ik mijn huis zelf blijven gebruiken?',
          answer: 'Ja. U bepaalt zelf wanneer u uw huis voor verhuur beschikbaar stelt.',
        },
        {
          question: 'Wie ontvangt de gasten?',
          answer:
            'Dat doen wij. In- en uitchecken met sleuteloverdracht is inbegrepen, net als het contact met uw gasten.',
        },
        {
          question: 'Kan ik mijn huis alleen laten klaarmaken voor verhuur?',
          answer:
            'Ja. Dat is een extra; de prijs is op aanvraag. Al onze diensten zijn los of samen af te nemen.',
        },
      ],
    },
  },
} as const;

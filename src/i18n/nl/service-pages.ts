import { serviceMoments } from './service-moments.ts';
import { serviceSamples } from './service-samples.ts';

/** The pages of the services. */
export const servicePages = {
  /** With the name that the owner gave the service. `meta` has the title for search engines. */
  heading: '{service} op Ibiza',
  does: 'Wat wij doen',
  costs: 'Wat het kost',
  receives: 'Wat u ervoor krijgt',
  questions: 'Veelgestelde vragen',
  priceList: 'Bekijk de prijslijst',
  alone: 'Alleen deze dienst',
  from: 'vanaf',
  perMonth: 'per maand',
  /** The cleaning between two stays of guests, which the fee of the rental package does not cover. */
  perChangeover: 'per gastenwissel berekend',
  /** The work that owners mostly want, whose price depends on the house. */
  mainWork: { cleaning: 'Regelmatige schoonmaak', works: 'Toezicht op werkzaamheden' },
  bySize: 'naar grootte van het huis',
  emergency: {
    heading: 'Wat er gebeurt als u belt',
    steps: {
      call: {
        title: 'U belt',
        text: 'Vertel om welk huis het gaat en wat u ziet. Een foto via WhatsApp helpt.',
      },
      look: { title: 'Wij gaan kijken', text: 'Als wij uw sleutel hebben, kunnen wij meteen naar binnen.' },
      repair: {
        title: 'De juiste vakman',
        text: 'Wij laten een vakman komen na uw akkoord, of direct als dat nodig is om schade te voorkomen.',
      },
      report: { title: 'U hoort van ons', text: 'Wat wij hebben gezien, wat er is gedaan en wat het kost.' },
    },
    close: 'Dag en nacht, ook op zondag en op feestdagen.',
    until: 'Voor wie in het huis is, tot wij er zijn',
    photo: 'Foto sturen via WhatsApp',
    firstAid: [
      { title: 'Mensen', text: 'Is er iemand in gevaar? Bel eerst 112 en daarna ons.' },
      { title: 'Water', text: 'Draai de hoofdkraan dicht. Die zit meestal naast de meter.' },
      {
        title: 'Stroom',
        text: 'Zet in de meterkast de hoofdschakelaar uit, maar nooit met natte handen of terwijl u in het water staat.',
      },
      {
        title: 'Gas',
        text: 'Draai de gasfles of de gaskraan dicht, zet de ramen open, raak geen schakelaar aan en ga naar buiten.',
      },
    ],
  },
  keyPromise: {
    heading: 'Dit beloven wij over uw sleutels',
    promises: [
      {
        title: 'Wie ze krijgt',
        text: 'Wij geven ze alleen aan mensen die u hebt aangewezen en, als wij uw huis verhuren, aan de gasten die het hebben geboekt. Vaklieden laten wij zelf binnen: voor werk dat met u is afgesproken, of als wij direct moeten ingrijpen om schade te voorkomen.',
      },
      {
        title: 'Kopieën',
        text: 'Sleutels laten wij alleen met uw toestemming bijmaken.',
      },
      {
        title: 'Verlies',
        text: 'Als er een sleutel zoekraakt, hoort u dat meteen van ons.',
      },
      {
        title: 'Kosten',
        text: 'Is het verlies onze schuld, dan betalen wij een nieuw slot en nieuwe sleutels.',
      },
    ],
    terms: 'Zo staat het in onze algemene voorwaarden',
  },
  moments: serviceMoments,
  samples: serviceSamples,
  /** What follows the quote, at the end of the page. For keys, the last step of “How it works” says it. */
  start: {
    cleaning: 'Na uw akkoord op de offerte spreken wij de dagen met u af en gaan wij aan de slag.',
    pool: 'Na uw akkoord op de offerte spreken wij het eerste bezoek met u af en gaan wij aan de slag.',
    works: 'Na uw akkoord op de offerte plannen wij de vaklieden in en laten wij ze binnen.',
    rental: 'Na uw akkoord op de offerte plaatsen wij de advertentie en nemen wij boekingen aan.',
  },
  /** The button at the top of a page. The page about emergencies has a number to call instead. */
  quote: {
    keys: 'Offerte voor sleutelbeheer',
    cleaning: 'Offerte voor schoonmaak',
    pool: 'Offerte voor zwembadonderhoud',
    works: 'Offerte voor werkzaamheden',
    rental: 'Offerte voor verhuurbeheer',
  },
  /** The page about rental shows this. A lawyer must read it before the site opens, in each language. */
  licence: {
    heading: 'Vergunning en registratienummer',
    text: 'Voor verhuur aan vakantiegasten hebt u op Ibiza een toeristische vergunning van het eilandbestuur (Consell d’Eivissa) nodig, en voor onlineplatforms ook een landelijk registratienummer. Beide nummers horen in de advertentie. Zonder die nummers plaatsen wij geen advertentie. Een advocaat of gestor vertelt u wat voor uw huis geldt.',
  },
  pages: {
    keys: {
      intro:
        'Wie uw sleutel heeft, heeft uw vertrouwen. Wij bewaren uw sleutels, openen de deur voor wie u verwacht en halen uw post binnen.',
      does: [
        {
          title: 'Uw sleutels veilig bewaren',
          text: 'Op het label staat alleen een nummer, en elke overdracht komt in ons sleutelboek.',
        },
        {
          title: 'Sleutels overdragen aan gasten en familie die u hebt aangewezen',
          text: 'U laat ons weten wie er komt en wanneer.',
        },
        { title: 'Uw gasten ontvangen en uitzwaaien', text: 'Op de dagen die wij met u afspreken.' },
        {
          title: 'Vaklieden en leveranciers binnenlaten, zoals met u afgesproken',
          text: 'Wij doen open, blijven erbij en sluiten weer af.',
        },
        { title: 'Uw post binnenhalen', text: 'Een volle brievenbus verraadt dat er niemand thuis is.' },
      ],
      costs:
        'Post- en sleutelbeheer zit in het basispakket. Voor de ontvangst van uw gasten krijgt u eerst een offerte.',
      receives: [
        'Eén aanspreekpunt voor iedereen die in uw huis moet zijn',
        'Een sleutelboek met elke overdracht',
        'Al uw sleutels terug aan het einde van de opdracht',
      ],
      faq: [
        {
          question: 'Kan mijn familie de sleutel krijgen als ik er niet ben?',
          answer: 'Ja. Laat ons weten wie er komt en wanneer, dan overhandigen wij de sleutel.',
        },
        {
          question: 'Kan ik alleen sleutelbeheer afnemen?',
          answer: 'Ja. U kunt ook voor één dienst bij ons terecht; de offerte is gratis.',
        },
      ],
    },
    cleaning: {
      intro:
        'Een fris huis bij aankomst, een opgeruimd huis na vertrek. Wij maken schoon terwijl u weg bent.',
      does: [
        {
          title: 'Regelmatig schoonmaken, volgens afspraak',
          text: 'Op vaste momenten of alleen rond uw verblijf.',
        },
        { title: 'Grote schoonmaak houden', text: 'Voor alles wat bij een gewone beurt blijft liggen.' },
        { title: 'Ramen lappen', text: 'Zout en stof gaan van het glas.' },
        {
          title: 'Schoonmaak en welkomstservice verzorgen vóór uw komst',
          text: 'U komt thuis in een fris huis.',
        },
        { title: 'Uw huis klaarmaken voor verhuur', text: 'Ook als u zelf verhuurt.' },
      ],
      costs:
        'Wat regelmatige schoonmaak per maand kost, hangt af van de grootte van het huis en van hoe vaak wij komen; dat leest u vooraf in uw offerte. Voor een grote schoonmaak en voor het lappen van de ramen betaalt u per keer.',
      receives: [
        'Een schoon huis op de afgesproken dag',
        'Een prijs die u kent voordat wij beginnen',
        'Een bericht als het anders loopt dan afgesproken',
      ],
      faq: [
        {
          question: 'Moet ik er zelf bij zijn?',
          answer:
            'Nee, dat hoeft niet. Als wij uw sleutel hebben, kunnen wij op de afgesproken dagen zelf naar binnen.',
        },
        {
          question: 'Maakt u het huis ook klaar voor gasten?',
          answer:
            'Ja, dat kan als extra, met een prijs op aanvraag. In het verhuurpakket zit de coördinatie van schoonmaak en linnengoed al; de schoonmaak en het linnengoed zelf betaalt u per gastenwissel.',
        },
        {
          question: 'Kan ik alleen een grote schoonmaak aanvragen?',
          answer: 'Ja. Dat is een extra die u per keer betaalt; verder hoeft u niets bij ons af te nemen.',
        },
      ],
    },
    pool: {
      intro:
        'Uw zwembad vraagt ook aandacht als er niemand in zwemt. Wij onderhouden het terwijl u weg bent en zorgen voor helder water, in het seizoen en daarbuiten.',
      does: [
        {
          title: 'Regelmatig langskomen, ook in de winter',
          text: 'Hoe vaak, spreken wij met u af zodra wij uw zwembad hebben gezien.',
        },
        { title: 'De waterkwaliteit controleren', text: 'Wij meten pH en chloor en sturen bij.' },
        {
          title: 'Bodem, wanden en waterlijn reinigen',
          text: 'Zo krijgen algen, dennennaalden en stof geen kans.',
        },
        { title: 'Pomp en filter controleren', text: 'Mandjes geleegd, pomp draait, filter schoon.' },
        {
          title: 'U waarschuwen als iets aan vervanging toe is',
          text: 'Na uw akkoord laten wij een vakman komen.',
        },
      ],
      costs:
        'Zwembadonderhoud zit in het basispakket en dus in het vaste maandbedrag. Als er een vakman nodig is, vragen wij eerst uw akkoord, behalve als wij direct moeten ingrijpen om schade te voorkomen.',
      receives: [
        'Een verzorgd zwembad, ook als u er niet bent',
        'Een verslag van de watercontrole na elk bezoek',
        'Met het basispakket: onderhoud van zwembad en tuin voor één vast maandbedrag',
      ],
      faq: [
        {
          question: 'Wat gebeurt er als de pomp kapotgaat?',
          answer:
            'Dan laten wij u dat weten. Na uw akkoord laten wij een vakman komen en doen wij de deur open.',
        },
        {
          question: 'Kan ik alleen het zwembad laten onderhouden?',
          answer: 'Ja, ook zonder het basispakket. De offerte is gratis.',
        },
      ],
    },
    works: {
      headline: 'Vaklieden in\u00a0huis? Wij\u00a0zijn\u00a0erbij.',
      intro:
        'Wij zien toe op werkzaamheden in uw huis, zodat u niet hoeft over te komen. Ook als er niets te repareren valt, lopen wij de techniek na.',
      does: [
        {
          title: 'Vaklieden inplannen en binnenlaten',
          text: 'In overleg met u.',
        },
        { title: 'Toezicht houden op het werk', text: 'Wij zijn erbij en vertellen u wat er is gedaan.' },
        {
          title: 'Water, stroom en gas controleren',
          text: 'Water- en stroommeter, zekeringen en leidingen nagekeken, gaskraan dicht.',
        },
        {
          title: 'Ventilatie en airconditioning controleren',
          text: 'Ook in maanden waarin niemand ze aanzet.',
        },
        {
          title: 'Een klusjesman laten komen, na uw akkoord',
          text: 'Van een lekkende kraan tot een klemmend luik.',
        },
      ],
      costs:
        'De controle van water, stroom, gas, ventilatie en airconditioning zit in het basispakket, met twee of vier controlebezoeken per maand, zoals afgesproken. De klusjesman betaalt u per klus. Voor ander werk krijgt u eerst een offerte.',
      receives: [
        'Eén aanspreekpunt, ook als er meerdere vaklieden nodig zijn',
        'Een prijs die u kent voordat het werk begint',
        'Een verslag van wat er is gedaan',
      ],
      faq: [
        {
          question: 'Begint een vakman zonder mijn akkoord?',
          answer:
            'Nee, op één uitzondering na: als wij bij spoed direct moeten ingrijpen om schade te voorkomen, wachten wij niet op uw akkoord. U hoort het dan zo snel mogelijk.',
        },
        {
          question: 'Moet ik overkomen als er in huis wordt gewerkt?',
          answer:
            'Nee, dat hoeft niet. Wij laten de vaklieden binnen, zien toe op het werk en houden u op de hoogte.',
        },
        {
          question: 'Is het materiaal bij een klus inbegrepen?',
          answer: 'Nee, het materiaal komt boven op de prijs van de klus.',
        },
      ],
    },
    always: {
      headline: 'Iets mis in uw huis? Bel ons.',
      intro:
        'Een lekkage houdt zich niet aan kantooruren. Wij bij spoed ook niet: u bereikt ons dag en nacht, ook in het weekend en op feestdagen. Aan de telefoon hoort u wanneer wij er zijn.',
      costs: 'Een spoedbezoek betaalt u per keer; de prijs kent u vooraf.',
      receives: [
        'Eén nummer dat u dag en nacht kunt bellen',
        'Een verslag van wat wij in uw huis hebben aangetroffen',
        'Bericht over de voortgang, tot alles is opgelost',
      ],
      faq: [
        {
          question: 'Wat doe ik bij spoed?',
          answer:
            'Bel ons: dat is bij spoed altijd de snelste weg. Als er mensen in gevaar zijn, belt u eerst het alarmnummer 112.',
        },
        {
          question: 'Bent u er ook op feestdagen?',
          answer: 'Ja. Bij spoed bereikt u ons ook op feestdagen, in het weekend en ’s nachts.',
        },
        {
          question: 'Wat als ik zelf niet bereikbaar ben?',
          answer:
            'Als er direct iets moet gebeuren om schade te voorkomen, laten wij alvast een vakman komen en hoort u dat zo snel mogelijk. Voor al het andere werk wachten wij uw akkoord af.',
        },
      ],
    },
    rental: {
      intro:
        'U vertelt ons wanneer uw huis vrij is. Wij regelen de advertentie, de boekingen en de zorg voor uw gasten, tot zij de sleutels weer inleveren.',
      does: [
        {
          title: 'Uw huis onder de aandacht brengen en advertenties plaatsen',
          text: 'Altijd met vergunning en registratienummer.',
        },
        { title: 'Boekingen aannemen en de planning bijhouden', text: 'Alleen op de data die u vrijgeeft.' },
        { title: 'Contact houden met uw gasten', text: 'Van hun eerste vraag tot hun vertrek.' },
        {
          title: 'Gasten in- en uitchecken en de sleutels overdragen',
          text: 'Wij zijn er als zij komen en als zij gaan. Alleen wie heeft geboekt, krijgt een sleutel.',
        },
        {
          title: 'Uw gasten registreren, zoals de wet voorschrijft',
          text: 'Wij geven hun gegevens door aan de politie.',
        },
        {
          title: 'Schoonmaak en linnengoed coördineren',
          text: 'Zodat de volgende gasten alles klaar vinden.',
        },
        {
          title: 'Controlebezoeken afleggen en schade afhandelen',
          text: 'Na vertrek van de gasten lopen wij het huis na.',
        },
      ],
      costs:
        'U betaalt ons een percentage van de huurprijs. Daarin zit de coördinatie van schoonmaak en linnengoed, maar niet de schoonmaak en het linnengoed zelf. Voor alles buiten het verhuurpakket krijgt u eerst een offerte.',
      receives: [
        'Eén aanspreekpunt, voor u en voor uw gasten',
        'Een afrekening van de verhuur, en een bericht als er schade is',
        'Uw eigen dagen, vrij gehouden in de agenda',
      ],
      faq: [
        {
          question: 'Kan ik mijn huis zelf blijven gebruiken?',
          answer: 'Ja. U bepaalt wanneer uw huis te huur is.',
        },
        {
          question: 'Wie ontvangt de gasten?',
          answer:
            'Dat doen wij. Inchecken, uitchecken en sleuteloverdracht zijn inbegrepen, net als het contact met uw gasten.',
        },
        {
          question: 'Kan ik het huis laten klaarmaken en zelf verhuren?',
          answer: 'Ja, dat is een losse extra; de prijs krijgt u op aanvraag.',
        },
      ],
    },
  },
} as const;

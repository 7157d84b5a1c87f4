/** The Dutch legal texts. The business’s details and prices fill the placeholders. */
export const legal = {
  privacy: {
    title: 'Privacyverklaring',
    intro: 'Wij vragen alleen gegevens die nodig zijn om u te antwoorden en voor uw huis te zorgen.',
    sections: [
      {
        heading: 'Wie verantwoordelijk is',
        paragraphs: [
          '{name}, {street}, {town}, {island} ({taxNumber}), is verantwoordelijk voor de verwerking van persoonsgegevens op deze website. U bereikt ons via {email} of {phone}.',
        ],
      },
      {
        heading: 'Welke gegevens, en waarvoor',
        paragraphs: ['Wij verwerken de volgende gegevens:'],
        list: [
          'Contact en offerte: uw naam, e-mailadres en bericht en, als u die invult, uw telefoonnummer, het onderwerp en het gekozen pakket. Wij gebruiken ze om u te antwoorden en een offerte te maken (stappen vóór een overeenkomst, artikel 6 lid 1 sub b AVG).',
          'Opdrachten: de gegevens die nodig zijn voor het beheer van uw huis, voor de facturen en voor de boekhouding (uitvoering van de overeenkomst en wettelijke plicht, artikel 6 lid 1 sub b en c AVG).',
          'Veiligheid: technische gegevens zoals uw IP-adres, die wij kort bewaren en alleen gebruiken om misbruik en storingen tegen te gaan (gerechtvaardigd belang, artikel 6 lid 1 sub f AVG). Om pogingen te tellen, bewaren wij in plaats van uw IP-adres een code die alleen wij met dat adres kunnen vergelijken. Ook die code behandelen wij als persoonsgegeven.',
          'Verhuur: de gegevens van gasten van een huis dat wij verhuren, voor de boeking en voor de wettelijke registratie van gasten (uitvoering van de overeenkomst en wettelijke plicht, artikel 6 lid 1 sub b en c AVG; Real Decreto 933/2021).',
          'Redactie: accounts van de mensen die artikelen op deze website schrijven, om vast te leggen wie wat publiceert (gerechtvaardigd belang, artikel 6 lid 1 sub f AVG).',
        ],
      },
      {
        heading: 'Wat wij niet doen',
        paragraphs: [
          'Wij volgen u niet, maken geen profielen, nemen geen geautomatiseerde besluiten over u en verkopen geen gegevens. Wij geven uw gegevens alleen aan de partijen die hieronder staan. Deze website laadt niets van andere partijen.',
        ],
      },
      {
        heading: 'Wie gegevens van ons krijgt',
        paragraphs: [
          'Vaklieden die voor u werken, krijgen uw naam en telefoonnummer, en toegang tot het huis. Onze bank en de belastingdienst krijgen de gegevens die nodig zijn voor de betaling en de boekhouding. De gegevens van gasten van een huis dat wij verhuren, geven wij door aan de politie, zoals de wet voorschrijft.',
        ],
      },
      {
        heading: 'Verwerkers',
        paragraphs: [
          'Deze partijen verwerken gegevens in onze opdracht, op grond van een verwerkersovereenkomst:',
        ],
        list: [
          'Netlify: hosting van de website en van de functies achter de formulieren.',
          'Supabase: database, accounts van de redactie en opslag van afbeeldingen.',
          'Resend: verzending van e-mail uit de formulieren.',
          '{aiService}: AI voor het schrijven en vertalen van artikelen. Die dienst krijgt geen gegevens van bezoekers.',
          '{fallbackService}: bezorging van berichten als de gewone bezorging is uitgevallen.',
        ],
      },
      {
        heading: 'Buiten de Europese Economische Ruimte',
        paragraphs: [
          'Verwerkers kunnen gegevens ook buiten de Europese Economische Ruimte verwerken, vooral in de Verenigde Staten. Dat gebeurt op grond van een adequaatheidsbesluit (voor deelnemers aan het EU-US Data Privacy Framework) of van de standaardcontractbepalingen van de Europese Commissie.',
        ],
      },
      {
        heading: 'WhatsApp, telefoon en Bitcoin',
        paragraphs: [
          'Kiest u zelf voor WhatsApp, dan gelden ook de voorwaarden van die dienst. Er gaan pas gegevens naar WhatsApp als u de link opent. Betaalt u met Bitcoin, dan is de betaling zichtbaar op een openbaar netwerk. Uw naam staat daar niet bij, maar wat daar is vastgelegd, kan niemand wissen. Om te zien of er is betaald, raadpleegt onze server twee openbare diensten die dit netwerk tonen. Die diensten krijgen alleen het betaaladres.',
        ],
      },
      {
        heading: 'Hoelang wij gegevens bewaren',
        paragraphs: [
          'Berichten bewaren wij niet langer dan nodig is om ze te behandelen.{retention} Gegevens die bij een opdracht horen, bewaren wij zolang de opdracht duurt en daarna zolang de belastingwet dat voorschrijft.',
        ],
      },
      {
        heading: 'Uw rechten',
        paragraphs: [
          'U bent niet verplicht ons gegevens te geven. Maar zonder uw naam, e-mailadres en bericht kunnen wij u niet antwoorden.',
          'Op grond van de AVG en de Spaanse privacywet (Ley Orgánica 3/2018) kunt u ons vragen om inzage, correctie, verwijdering, beperking of overdracht van uw gegevens, en bezwaar maken tegen verwerking. Schrijf naar {email}; wij kunnen u vragen aan te tonen wie u bent. Komen wij er samen niet uit, dan kunt u een klacht indienen bij de Spaanse toezichthouder (Agencia Española de Protección de Datos, www.aepd.es) of bij die van uw eigen land.',
        ],
      },
    ],
  },
  terms: {
    title: 'Algemene voorwaarden',
    intro: 'Deze voorwaarden gelden voor de diensten van {name} op {island}.',
    sections: [
      {
        heading: 'Offerte en opdracht',
        paragraphs: [
          'Een offerte is gratis. Een opdracht komt tot stand zodra u de offerte goedkeurt. Wat in de offerte staat, heeft voorrang op deze voorwaarden.',
        ],
      },
      {
        heading: 'Prijzen',
        paragraphs: [],
        list: [
          'Het basispakket kost {basePrice} per maand. Het omvat wat op de prijspagina als inbegrepen is vermeld; het aantal controlebezoeken (2 of 4 per maand) spreken wij met u af.',
          'Voor extra’s geldt een eenmalige prijs. De prijs van een klus is exclusief materiaal. Voor extra’s zonder vermelde prijs maken wij vooraf een offerte. {vat}',
          'Bij volledig verhuurbeheer bedraagt onze vergoeding {rentalFee} van de huurprijs.',
        ],
      },
      {
        heading: 'Betaling',
        paragraphs: [
          'U betaalt in euro’s, op de manier en binnen de termijn die in de offerte staan. Betaalt u met Bitcoin, dan ontvangt u na akkoord een uniek adres en het exacte bedrag; de opdracht geldt als geboekt zodra de betaling op het netwerk is bevestigd. Wat er gebeurt als u te laat, te weinig of te veel betaalt, staat op de pagina over Bitcoin.',
        ],
      },
      {
        heading: 'Sleutels en toegang',
        paragraphs: [
          'Wij bewaren uw sleutels zorgvuldig en geven ze alleen aan mensen die u hebt aangewezen of die wij voor de afgesproken werkzaamheden inschakelen. Kopieën maken wij alleen met uw toestemming. Is een sleutel zoek, dan laten wij u dat meteen weten; is dat onze schuld, dan betalen wij de vervanging van slot en sleutels. Aan het einde van de opdracht krijgt u alle sleutels terug.',
        ],
      },
      {
        heading: 'Werk door anderen',
        paragraphs: [
          'Voor werk van vaklieden vragen wij vooraf uw akkoord, behalve wanneer bij een spoedgeval direct ingrijpen nodig is om schade te voorkomen. Dan informeren wij u zo snel mogelijk.',
        ],
      },
      {
        heading: 'Spoedgevallen',
        paragraphs: [
          'Voor spoedgevallen zijn wij 24 uur per dag en 7 dagen per week bereikbaar. Bij gevaar voor mensen belt u altijd eerst het alarmnummer 112.',
        ],
      },
      {
        heading: 'Aansprakelijkheid',
        paragraphs: [
          'Wij voeren ons werk met zorg uit en zijn aansprakelijk voor schade die door onze fout ontstaat, binnen de grenzen van de wet. U zorgt voor een passende verzekering van huis en inboedel. Niets in deze voorwaarden beperkt rechten die u als consument op grond van dwingend recht hebt.',
        ],
      },
      {
        heading: 'Herroeping en opzegging',
        paragraphs: [
          'Sluit u als consument op afstand een overeenkomst, dan kunt u die binnen 14 dagen zonder opgaaf van redenen herroepen. Een bericht aan {email} volstaat; u kunt ook het wettelijke modelformulier gebruiken. Dit recht geldt niet voor dringende reparaties waar u ons uitdrukkelijk om vraagt. Vraagt u ons eerder te beginnen, dan betaalt u bij herroeping voor het werk dat tot dan toe is gedaan. De opzegtermijn van doorlopende diensten staat in de offerte.',
        ],
      },
      {
        heading: 'Toepasselijk recht',
        paragraphs: [
          'Op onze overeenkomsten is Spaans recht van toepassing. Als consument behoudt u de bescherming van het recht van het land waar u woont, en kunt u daar naar de rechter stappen. Hebt u een klacht, schrijf dan eerst naar {email}. U kunt ons ook om het officiële klachtenformulier (hoja de reclamación) vragen. Deze voorwaarden zijn er in meerdere talen; voor u geldt de tekst in de taal van uw offerte.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookiebeleid',
    intro: 'Deze website plaatst geen cookies om u te volgen, bezoek te meten of advertenties te tonen.',
    sections: [
      {
        heading: 'Waarom wij u niet om toestemming vragen',
        paragraphs: [
          'Wij bewaren in uw browser niets waarmee u kunt worden gevolgd, en laden niets van andere partijen. Wat er wel wordt bewaard, is nodig voor een functie waar u zelf om vraagt. Daarvoor is volgens de wet geen toestemming nodig.',
        ],
      },
      {
        heading: 'Wat er in uw browser wordt bewaard',
        paragraphs: ['Alleen op uw eigen apparaat, en alleen als u de functie gebruikt:'],
        list: [
          'De taal die u hebt gekozen (lang, lokale opslag, tot u die wist).',
          'Dat die keuze één keer is gecontroleerd (lang_reset, lokale opslag).',
          'Dat de startpagina u één keer naar uw taal heeft gebracht (lang_followed, sessieopslag).',
          'Dat u het voorstel voor een andere taal hebt gesloten (lang_suggestion, lokale opslag).',
          'Dat u een mededeling hebt gesloten (notice, lokale opslag).',
          'De extra’s die u hebt aangevinkt, zodra u om een offerte vraagt (quote, sessieopslag, tot het bericht is verzonden of u het tabblad sluit).',
          'Wat u in het contactformulier schrijft, zodat het niet verloren gaat als u de pagina opnieuw laadt (enquiry, sessieopslag, tot het is verzonden of u het tabblad sluit).',
          'Voor redacteuren: dat zij zijn ingelogd (admin_token en sb-…-auth-token, lokale opslag, tot zij uitloggen).',
          'Voor redacteuren: het webhookadres dat zij invullen (contact_webhook, lokale opslag, tot zij uitloggen).',
          'Voor redacteuren: het artikel dat zij schrijven (new-article) en nog niet opgeslagen wijzigingen van een artikel (post:… met het adres van dat artikel; lokale opslag, tot zij opslaan of de wijzigingen weggooien).',
          'Voor redacteuren: nog niet opgeslagen wijzigingen van de bedrijfsgegevens (business; lokale opslag, tot zij opslaan of de wijzigingen weggooien) en de stap waarin zij de site instellen (first-hour; tot het tabblad dichtgaat).',
          'Voor redacteuren: de taal van de redactie (desk-lang), de naam waarmee zij teksten ondertekenen (reviewer) en wat naar de site is gestuurd maar daar nog niet te zien is (on-its-way; lokale opslag of sessieopslag, tot zij die wissen).',
        ],
      },
      {
        heading: 'Zelf wissen',
        paragraphs: [
          'In de instellingen van uw browser kunt u websitegegevens bekijken en wissen. De website blijft daarna gewoon werken.',
        ],
      },
      {
        heading: 'Links naar andere websites',
        paragraphs: [
          'Opent u WhatsApp of de website van een partner, dan gelden de regels van die dienst of website.',
        ],
      },
    ],
  },
  legal: {
    title: 'Colofon',
    intro: 'Wie er achter deze website staat en welke regels voor het gebruik gelden.',
    sections: [
      {
        heading: 'Eigenaar',
        paragraphs: [
          'Deze website is van {name}, {street}, {town}, {island}, Spanje. {taxNumber}. E-mail: {email}. Telefoon: {phone}.',
        ],
      },
      {
        heading: 'Doel van de website',
        paragraphs: [
          'De website informeert over onze diensten voor huizen op {island} en laat zien hoe u ons bereikt. U kunt op de website niet rechtstreeks iets kopen.',
        ],
      },
      {
        heading: 'Inhoud',
        paragraphs: [
          'Wij stellen de inhoud met zorg samen, maar kunnen niet uitsluiten dat er iets onvolledig of verouderd is. Artikelen op de blog zijn algemene informatie en geen advies voor uw situatie. Bij teksten die door AI zijn geschreven of vertaald en niet zijn nagelezen, staat dat vermeld.',
        ],
      },
      {
        heading: 'Rechten op teksten en beelden',
        paragraphs: [
          'Teksten, tekeningen en vormgeving van deze website zijn beschermd. U mag ernaar verwijzen en er met bronvermelding uit citeren; voor ander gebruik vraagt u ons om toestemming.',
        ],
      },
      {
        heading: 'Links',
        paragraphs: [
          'Voor de inhoud van websites waarnaar wij verwijzen, zijn de eigenaren van die websites verantwoordelijk.',
        ],
      },
      {
        heading: 'Toepasselijk recht',
        paragraphs: [
          'Op deze website is Spaans recht van toepassing, onverminderd de rechten die u als consument in uw eigen land hebt.',
        ],
      },
    ],
  },
} as const;

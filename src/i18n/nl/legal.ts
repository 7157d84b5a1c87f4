/** The Dutch legal texts. The business’s details and prices fill the placeholders. */
export const legal = {
  privacy: {
    title: 'Privacyverklaring',
    intro: 'Wij vragen alleen wat wij nodig hebben om u te antwoorden en voor uw huis te zorgen.',
    sections: [
      {
        heading: 'Wie verantwoordelijk is',
        paragraphs: [
          'Verantwoordelijk voor de persoonsgegevens die wij via deze website verwerken, is {name}, {street}, {town}, {island} ({taxNumber}). U bereikt ons via {email} of {phone}.',
        ],
      },
      {
        heading: 'Welke gegevens, en waarvoor',
        paragraphs: [
          'Hieronder leest u welke gegevens wij verwerken, waarvoor en op welke wettelijke grond:',
        ],
        table: {
          heads: ['Onderwerp', 'Gegevens en doel', 'Wettelijke grond'],
          rows: [
            [
              'Contact en offerte',
              'Uw naam, uw e-mailadres, uw bericht en wat u verder invult, zoals uw telefoonnummer, een onderwerp, de gekozen diensten of een voorstel voor een afspraak. Daarmee kunnen wij u antwoorden en een offerte maken.',
              'Maatregelen op uw verzoek vóór het sluiten van een overeenkomst, artikel 6 lid 1 sub b AVG',
            ],
            [
              'Opdrachten',
              'Wat wij van u moeten weten om voor uw huis te zorgen, u facturen te sturen en onze boekhouding te voeren.',
              'Uitvoering van de overeenkomst en wettelijke verplichting, artikel 6 lid 1 sub b en c AVG',
            ],
            // A lawyer must read this row before the site opens, in each language.
            [
              'Sleutels en controlebezoeken',
              'De nummers van uw sleutels, de codes van uw alarm, het sleutelboek (welke sleutel wanneer bij wie was) en foto’s van kamers in onze verslagen. Daarmee laten wij alleen binnen wie er binnen mag, en laten wij u zien wat wij hebben gevonden. Als de opdracht eindigt, krijgt u uw sleutels terug en wissen wij de codes; het sleutelboek en de foto’s bewaren wij zolang er nog aanspraken mogelijk zijn.',
              'Uitvoering van de overeenkomst, artikel 6 lid 1 sub b AVG; voor anderen die in het sleutelboek staan: gerechtvaardigd belang, artikel 6 lid 1 sub f AVG',
            ],
            [
              'Veiligheid',
              'Technische gegevens, zoals uw IP-adres. Wij bewaren ze kort en gebruiken ze alleen tegen misbruik en storingen. Om herhaalde pogingen te tellen, gebruiken wij niet uw IP-adres zelf, maar een code. Alleen wij kunnen die code aan het adres koppelen, en ook de code behandelen wij als persoonsgegeven.',
              'Gerechtvaardigd belang, artikel 6 lid 1 sub f AVG',
            ],
            [
              'Verhuur',
              'De gegevens van gasten in een huis dat wij verhuren. Wij hebben ze nodig voor de boeking en voor de gastenregistratie die de wet voorschrijft.',
              'Uitvoering van de overeenkomst en wettelijke verplichting, artikel 6 lid 1 sub b en c AVG; Real Decreto 933/2021',
            ],
            [
              'Redactie',
              'De accounts van de mensen die voor deze website schrijven. Zo weten wij wie wat heeft gepubliceerd.',
              'Gerechtvaardigd belang, artikel 6 lid 1 sub f AVG',
            ],
          ],
        },
      },
      {
        heading: 'Wat wij niet doen',
        paragraphs: [
          'Wij volgen u niet en maken geen profiel van u. Evenmin nemen wij geautomatiseerde besluiten over u. Wij verkopen uw gegevens niet; alleen de partijen en diensten die op deze pagina staan, krijgen er iets van. Ook laadt deze website niets van andere partijen.',
        ],
      },
      {
        heading: 'Wie gegevens van ons krijgt',
        paragraphs: [
          'Een vakman die voor u aan het werk gaat, krijgt van ons uw naam, uw telefoonnummer en het adres van het huis, maar geen sleutel: wij laten vaklieden zelf binnen. Onze bank en de belastingdienst krijgen de gegevens die nodig zijn voor de betaling en de boekhouding. Bij verhuur geven wij de gegevens van de gasten door aan de politie, zoals de wet voorschrijft.',
        ],
      },
      {
        heading: 'Verwerkers',
        paragraphs: ['Deze partijen verwerken gegevens in onze opdracht{agreements}:'],
        list: [
          'Netlify: verzorgt de website en de techniek achter de formulieren.',
          'Supabase: bewaart de database, de accounts van de redactie en de afbeeldingen.',
          'Resend: verstuurt de e-mails van deze website.',
          '{aiService}: schrijft en vertaalt artikelen met AI. Deze dienst krijgt geen gegevens van bezoekers.',
          '{fallbackService}: bezorgt berichten als dat langs de gewone weg niet lukt.',
        ],
      },
      {
        heading: 'Buiten de Europese Economische Ruimte',
        paragraphs: [
          'Deze partijen kunnen gegevens ook buiten de Europese Economische Ruimte verwerken, vooral in de Verenigde Staten. Dat mag op grond van een adequaatheidsbesluit (voor deelnemers aan het EU-US Data Privacy Framework) of van de standaardcontractbepalingen van de Europese Commissie.',
        ],
      },
      {
        heading: 'WhatsApp en Bitcoin',
        paragraphs: [
          'Als u WhatsApp gebruikt, gelden ook de voorwaarden van die dienst; er gaan pas gegevens naar WhatsApp als u de link opent. Een betaling met Bitcoin is voor iedereen te zien op een openbaar netwerk. Uw naam staat er niet bij, maar niemand kan de betaling daar nog wissen. Om te zien of uw betaling er al is, raadpleegt onze server twee openbare diensten die het netwerk volgen. Deze diensten krijgen van ons alleen het betaaladres.',
        ],
      },
      {
        heading: 'Hoelang wij gegevens bewaren',
        paragraphs: [
          'Wij bewaren uw berichten niet langer dan nodig is om ze te behandelen.{retention} De gegevens van uw opdracht bewaren wij zolang de opdracht loopt, en daarna zo lang als het handels- en belastingrecht voorschrijft, of zolang er nog aanspraken mogelijk zijn.',
        ],
      },
      {
        heading: 'Uw rechten',
        paragraphs: [
          'U hoeft ons geen gegevens te geven, maar zonder uw naam, e-mailadres en bericht kunnen wij u niet antwoorden.',
          'Volgens de AVG en de Spaanse privacywet (Ley Orgánica 3/2018) hebt u het recht om uw gegevens in te zien en om ze te laten corrigeren, verwijderen of overdragen. U kunt de verwerking ook laten beperken of er bezwaar tegen maken. Een e-mail aan {email} is genoeg; soms vragen wij u om aan te tonen wie u bent. Ook kunt u een klacht indienen bij de Spaanse toezichthouder (Agencia Española de Protección de Datos, www.aepd.es) of bij die van uw eigen land.',
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
          'Een offerte kost u niets. Zodra u die goedkeurt, hebt u een overeenkomst met ons. Waar de offerte afwijkt van deze voorwaarden, geldt de offerte.',
        ],
      },
      {
        heading: 'Prijzen',
        paragraphs: [],
        list: [
          'Het basispakket kost {basePrice} per maand en omvat alles wat op de homepage onder “Inbegrepen” staat. Het aantal controlebezoeken spreken wij met u af: 2 of 4 per maand.',
          'Extra’s met een vermelde prijs betaalt u per keer, niet per maand. De prijs van een klus is exclusief materiaal. Voor een extra waar geen prijs bij staat, krijgt u vooraf een offerte, waarin ook staat hoe u betaalt.',
          'Voor verhuurbeheer betaalt u ons {rentalFee} van de huurprijs.',
          '{rentalFeeOf}',
        ],
      },
      {
        heading: 'Betaling',
        paragraphs: [
          'U betaalt in euro’s; in de offerte leest u hoe en uiterlijk wanneer. Als u liever met Bitcoin betaalt, krijgt u na uw akkoord een uniek adres en het exacte bedrag. Uw opdracht geldt als geboekt zodra het netwerk de betaling heeft bevestigd. Op de pagina over Bitcoin leest u wat er gebeurt als u te laat, te weinig of te veel betaalt.',
        ],
      },
      {
        heading: 'Sleutels en toegang',
        paragraphs: [
          'Wij bewaren uw sleutels zorgvuldig. Wij geven ze alleen aan mensen die u hebt aangewezen en, als wij uw huis verhuren, aan de gasten die het hebben geboekt. Vaklieden laten wij zelf binnen: voor werk dat met u is afgesproken, of als wij direct moeten ingrijpen om schade te voorkomen. Sleutels laten wij alleen met uw toestemming bijmaken. Als er een sleutel zoekraakt, hoort u dat meteen van ons. Is dat onze schuld, dan betalen wij een nieuw slot en nieuwe sleutels. Aan het einde van de opdracht krijgt u alle sleutels terug.',
        ],
      },
      {
        heading: 'Werk door anderen',
        paragraphs: [
          'Voordat een vakman aan het werk gaat, vragen wij uw akkoord. Er is één uitzondering: bij een spoedgeval moeten wij soms direct ingrijpen om schade te voorkomen. Dan wachten wij niet op uw akkoord, maar hoort u het zo snel mogelijk van ons.',
        ],
      },
      {
        heading: 'Spoedgevallen',
        paragraphs: [
          'Voor spoedgevallen zijn wij 24 uur per dag en 7 dagen per week bereikbaar. Als er mensen in gevaar zijn, belt u altijd eerst het alarmnummer 112.',
        ],
      },
      {
        heading: 'Aansprakelijkheid',
        paragraphs: [
          'Wij doen ons werk met zorg. Voor schade die toch door onze schuld ontstaat, zijn wij aansprakelijk binnen de grenzen van de wet. U zorgt zelf voor een passende verzekering van huis en inboedel. Als consument behoudt u altijd de rechten die u op grond van dwingend recht hebt.',
        ],
      },
      {
        heading: 'Herroeping en opzegging',
        paragraphs: [
          'Als consument kunt u een overeenkomst die u op afstand met ons sluit, binnen 14 dagen herroepen zonder een reden te geven. Een bericht aan {email} is genoeg; u kunt ook het wettelijke modelformulier gebruiken. Alleen voor een dringende reparatie waar u ons uitdrukkelijk om vraagt, geldt dit recht niet. Als u herroept nadat u ons hebt gevraagd om al binnen die 14 dagen te beginnen, betaalt u het werk dat tot dan toe is gedaan. De opzegtermijn van doorlopende diensten leest u in de offerte.',
        ],
      },
      {
        heading: 'Toepasselijk recht',
        paragraphs: [
          'Op onze overeenkomsten is Spaans recht van toepassing. Als consument behoudt u de bescherming van het recht van het land waar u woont, en kunt u daar ook naar de rechter stappen. Schrijf bij een klacht eerst naar {email}. U kunt ons ook om het officiële klachtenformulier (hoja de reclamaciones) vragen. Deze voorwaarden zijn er in meerdere talen. Voor u geldt de tekst in de taal van uw offerte.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookiebeleid',
    intro: 'Wij plaatsen geen cookies om u te volgen, om bezoekers te tellen of om u advertenties te tonen.',
    sections: [
      {
        heading: 'Waarom wij u niet om toestemming vragen',
        paragraphs: [
          'Dat hoeft niet. Wij bewaren niets in uw browser waarmee iemand u kan volgen, en wij laden niets van andere partijen. Uw browser onthoudt alleen wat nodig is voor iets waar u zelf om vraagt, en daarvoor is volgens de wet geen toestemming nodig.',
        ],
      },
      {
        heading: 'Wat uw browser bewaart',
        paragraphs: [
          'Alles in deze lijst staat alleen op uw eigen apparaat, en alleen als u de functie gebruikt die het nodig heeft. Tussen haakjes leest u onder welke naam u het in uw browser terugvindt. De laatste punten gelden alleen voor redacteuren, de mensen die voor deze website schrijven. Uw browser onthoudt:',
        ],
        list: [
          'De taal die u hebt gekozen, tot u die keuze verwijdert (“lang”, lokale opslag).',
          'Dat uw taalkeuze één keer is gecontroleerd (“lang_reset”, lokale opslag).',
          'Dat u op de homepage al naar uw eigen taal bent doorgestuurd (“lang_followed”, sessieopslag).',
          'Dat u ons voorstel voor een andere taal hebt weggeklikt (“lang_suggestion”, lokale opslag).',
          'Dat u een mededeling hebt weggeklikt (“notice”, lokale opslag).',
          'De extra’s die u hebt aangevinkt, vanaf uw offerteaanvraag tot uw bericht is verzonden of u het tabblad sluit (“quote”, sessieopslag).',
          'Wat u in het contactformulier schrijft, tot uw bericht is verzonden of u het tabblad sluit; zo raakt u het niet kwijt als de pagina opnieuw wordt geladen (“enquiry”, sessieopslag).',
          'Dat een redacteur is ingelogd, tot die uitlogt (“admin_token”, “admin_account” en “sb-…-auth-token”, lokale opslag).',
          'Het webhookadres dat een redacteur heeft ingevuld, tot die uitlogt (“contact_webhook”, lokale opslag).',
          'Het nieuwe artikel waaraan een redacteur werkt, en de wijzigingen in een bestaand artikel die nog niet zijn opgeslagen, tot de redacteur ze opslaat of weggooit (“new-article” en “post:…” met het adres van dat artikel, lokale opslag).',
          'De wijzigingen in de bedrijfsgegevens die nog niet zijn opgeslagen, tot de redacteur ze opslaat of weggooit (“business”, lokale opslag), en hoever een redacteur is met het instellen van de website, tot die het tabblad sluit (“first-hour”).',
          'De taal waarin een redacteur werkt, de naam waarmee de redacteur teksten ondertekent en de wijzigingen die nog onderweg zijn naar de site, tot de redacteur ze verwijdert (“desk-lang”, “reviewer” en “on-its-way”, lokale opslag of sessieopslag).',
        ],
      },
      {
        heading: 'Zelf wissen',
        paragraphs: [
          'In de instellingen van uw browser kunt u bekijken en wissen wat websites hebben bewaard. Deze website blijft daarna gewoon werken.',
        ],
      },
      {
        heading: 'Links naar andere websites',
        paragraphs: [
          'Zodra u een link naar WhatsApp of een website van onze partners opent, gelden daar hun eigen regels.',
        ],
      },
    ],
  },
  legal: {
    title: 'Colofon',
    intro: 'Van wie deze website is en welke regels er gelden.',
    sections: [
      {
        heading: 'Eigenaar',
        paragraphs: [
          'Deze website is van {name}, {street}, {town}, {island}, Spanje. Spaans fiscaal nummer: {taxNumber}. E-mail: {email}. Telefoon: {phone}.',
        ],
      },
      {
        heading: 'Doel van de website',
        paragraphs: [
          'Op deze website leest u wat wij voor huizen op {island} doen en hoe u ons bereikt. U kunt hier niets rechtstreeks kopen.',
        ],
      },
      {
        heading: 'Inhoud',
        paragraphs: [
          'Wij maken deze website met zorg. Toch kan er iets onvolledig of verouderd zijn. De artikelen op de blog geven algemene informatie, geen advies voor uw situatie. Bij een tekst die door AI is geschreven of vertaald en nog niet is nagelezen, staat dat vermeld.',
        ],
      },
      {
        heading: 'Rechten op teksten en beelden',
        paragraphs: [
          'De teksten, de tekeningen en de vormgeving van deze website zijn auteursrechtelijk beschermd. U mag ernaar verwijzen en er met bronvermelding uit citeren. Voor elk ander gebruik hebt u onze toestemming nodig.',
        ],
      },
      {
        heading: 'Links',
        paragraphs: [
          'Voor de inhoud van websites waarnaar wij verwijzen, zijn de eigenaren daarvan verantwoordelijk.',
        ],
      },
      {
        heading: 'Toepasselijk recht',
        paragraphs: [
          'Op deze website is Spaans recht van toepassing. U behoudt de rechten die u als consument in uw eigen land hebt.',
        ],
      },
    ],
  },
} as const;

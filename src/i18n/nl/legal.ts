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
        paragraphs: ['Deze gegevens verwerken wij. Tussen haakjes leest u op welke wettelijke grond:'],
        list: [
          'Contact en offerte: uw naam, uw e-mailadres, uw bericht en wat u verder invult, zoals uw telefoonnummer, een onderwerp of het pakket van uw keuze. Zo kunnen wij u antwoorden en een offerte maken (maatregelen op uw verzoek vóór het sluiten van een overeenkomst, artikel 6 lid 1 sub b AVG).',
          'Opdrachten: wat wij van u moeten weten om voor uw huis te zorgen, u facturen te sturen en onze boekhouding te doen (uitvoering van de overeenkomst en wettelijke verplichting, artikel 6 lid 1 sub b en c AVG).',
          'Veiligheid: technische gegevens, zoals uw IP-adres. Wij bewaren ze kort en gebruiken ze alleen tegen misbruik en storingen (gerechtvaardigd belang, artikel 6 lid 1 sub f AVG). Herhaalde pogingen tellen wij met een code in plaats van uw IP-adres. Alleen wij kunnen die code aan het adres koppelen, en ook de code behandelen wij als persoonsgegeven.',
          'Verhuur: de gegevens van gasten in een huis dat wij verhuren. Wij hebben ze nodig voor de boeking en voor de gastenregistratie die de wet voorschrijft (uitvoering van de overeenkomst en wettelijke verplichting, artikel 6 lid 1 sub b en c AVG; Real Decreto 933/2021).',
          'Redactie: de accounts van de mensen die voor deze website schrijven. Zo weten wij wie wat heeft gepubliceerd (gerechtvaardigd belang, artikel 6 lid 1 sub f AVG).',
        ],
      },
      {
        heading: 'Wat wij niet doen',
        paragraphs: [
          'Wij volgen u niet en maken geen profiel van u. Wij nemen geen geautomatiseerde besluiten over u. Uw gegevens verkopen wij niet: alleen de partijen hieronder krijgen ze. En deze website laadt niets van andere partijen.',
        ],
      },
      {
        heading: 'Wie gegevens van ons krijgt',
        paragraphs: [
          'Gaat er een vakman voor u aan het werk? Dan krijgt die uw naam, uw telefoonnummer en toegang tot het huis. Onze bank en de belastingdienst krijgen wat nodig is voor de betaling en de boekhouding. Verhuren wij een huis, dan geven wij de gegevens van de gasten door aan de politie. Dat schrijft de wet voor.',
        ],
      },
      {
        heading: 'Verwerkers',
        paragraphs: [
          'Deze partijen verwerken gegevens in onze opdracht. Met elk van hen hebben wij een verwerkersovereenkomst:',
        ],
        list: [
          'Netlify: daar staan de website en de functies achter de formulieren.',
          'Supabase: daar staan de database, de accounts van de redactie en de afbeeldingen.',
          'Resend: verstuurt de e-mails uit de formulieren.',
          '{aiService}: schrijft en vertaalt artikelen met AI. Gegevens van bezoekers krijgt deze dienst niet.',
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
        heading: 'WhatsApp, telefoon en Bitcoin',
        paragraphs: [
          'Gebruikt u WhatsApp? Dan gelden ook de voorwaarden van die dienst. Er gaan pas gegevens naar WhatsApp als u de link opent. Betaalt u met Bitcoin? Dan kan iedereen die betaling zien op een openbaar netwerk. Uw naam staat er niet bij, maar wat daar eenmaal staat, kan niemand meer wissen. Onze server vraagt twee openbare diensten of uw betaling er al is. Die volgen het netwerk en krijgen van ons alleen het betaaladres.',
        ],
      },
      {
        heading: 'Hoelang wij gegevens bewaren',
        paragraphs: [
          'Uw berichten bewaren wij niet langer dan nodig is om ze te behandelen.{retention} Hebt u een opdracht bij ons, dan bewaren wij de gegevens daarvan zolang die loopt. Daarna bewaren wij ze zo lang als de belastingwet voorschrijft.',
        ],
      },
      {
        heading: 'Uw rechten',
        paragraphs: [
          'U hoeft ons geen gegevens te geven. Maar zonder uw naam, e-mailadres en bericht kunnen wij u niet antwoorden.',
          'Het zijn uw gegevens. U kunt ze inzien, laten corrigeren, laten verwijderen of laten overdragen. U kunt de verwerking ook laten beperken, of er bezwaar tegen maken. Die rechten geven u de AVG en de Spaanse privacywet (Ley Orgánica 3/2018). Een e-mail aan {email} is genoeg; soms vragen wij u aan te tonen wie u bent. Ook kunt u een klacht indienen bij de Spaanse toezichthouder (Agencia Española de Protección de Datos, www.aepd.es) of bij die van uw eigen land.',
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
          'Een offerte kost u niets. Zodra u de offerte goedkeurt, hebben wij een overeenkomst. Staat er in de offerte iets anders dan hier, dan geldt de offerte.',
        ],
      },
      {
        heading: 'Prijzen',
        paragraphs: [],
        list: [
          'Het basispakket kost {basePrice} per maand. Daarin zit alles wat op de homepage onder “Inbegrepen” staat. Hoeveel controlebezoeken u krijgt, spreken wij met u af: 2 of 4 per maand.',
          'Extra’s betaalt u eenmalig. Bij een klus komt het materiaal er nog bij. Staat er geen prijs bij een extra, dan krijgt u vooraf een offerte. {vat}',
          'Voor volledig verhuurbeheer betaalt u ons {rentalFee} van de huurprijs.',
        ],
      },
      {
        heading: 'Betaling',
        paragraphs: [
          'U betaalt in euro’s. In de offerte leest u hoe en vóór wanneer. Betaalt u liever met Bitcoin? Dan krijgt u na uw akkoord een uniek adres en het exacte bedrag. Uw opdracht geldt als geboekt zodra het netwerk de betaling heeft bevestigd. Op de pagina over Bitcoin leest u wat er gebeurt als u te laat, te weinig of te veel betaalt.',
        ],
      },
      {
        heading: 'Sleutels en toegang',
        paragraphs: [
          'Wij bewaren uw sleutels zorgvuldig. Wij geven ze alleen aan mensen die u hebt aangewezen of die wij inschakelen voor werk dat met u is afgesproken. Alleen met uw toestemming laten wij sleutels bijmaken. Raakt er een sleutel zoek, dan hoort u dat meteen van ons. Is het onze schuld, dan betalen wij een nieuw slot en nieuwe sleutels. Aan het einde van de opdracht krijgt u alle sleutels terug.',
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
          'Voor spoedgevallen zijn wij 24 uur per dag en 7 dagen per week bereikbaar. Zijn er mensen in gevaar? Bel dan altijd eerst het alarmnummer 112.',
        ],
      },
      {
        heading: 'Aansprakelijkheid',
        paragraphs: [
          'Wij doen ons werk met zorg. Ontstaat er toch schade door onze fout, dan zijn wij aansprakelijk binnen de grenzen van de wet. Een passende verzekering voor huis en inboedel regelt u zelf. De rechten die u als consument op grond van dwingend recht hebt, houdt u altijd.',
        ],
      },
      {
        heading: 'Herroeping en opzegging',
        paragraphs: [
          'Sluit u als consument op afstand een overeenkomst met ons? Dan kunt u die binnen 14 dagen herroepen. Een reden hoeft u niet te geven. Een bericht aan {email} is genoeg; u kunt ook het wettelijke modelformulier gebruiken. Alleen voor een dringende reparatie waar u ons uitdrukkelijk om vraagt, geldt dit recht niet. Misschien vraagt u ons om al binnen die 14 dagen te beginnen. Herroept u daarna, dan betaalt u het werk dat tot dan toe is gedaan. De opzegtermijn van doorlopende diensten leest u in de offerte.',
        ],
      },
      {
        heading: 'Toepasselijk recht',
        paragraphs: [
          'Op onze overeenkomsten is Spaans recht van toepassing. Als consument houdt u de bescherming van het recht van het land waar u woont. U kunt daar ook naar de rechter stappen. Hebt u een klacht? Schrijf dan eerst naar {email}. U kunt ons ook om het officiële klachtenformulier (hoja de reclamación) vragen. Deze voorwaarden zijn er in meerdere talen. Voor u geldt de tekst in de taal van uw offerte.',
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
          'Omdat het niet hoeft. Wij bewaren niets in uw browser waarmee iemand u kan volgen, en wij laden niets van andere partijen. Uw browser onthoudt alleen wat nodig is voor iets waar u zelf om vraagt. Daarvoor verlangt de wet geen toestemming.',
        ],
      },
      {
        heading: 'Wat uw browser bewaart',
        paragraphs: [
          'Dit alles staat alleen op uw eigen apparaat, en alleen als u de functie gebruikt die het nodig heeft. Tussen haakjes leest u onder welke naam u het in uw browser terugvindt. Wat er over redacteuren staat, gaat alleen over de mensen die voor deze website schrijven. Uw browser onthoudt:',
        ],
        list: [
          'Welke taal u hebt gekozen (“lang”, lokale opslag, tot u die keuze wist).',
          'Dat wij uw taalkeuze één keer hebben nagekeken (“lang_reset”, lokale opslag).',
          'Dat de homepage u al naar uw eigen taal heeft gebracht (“lang_followed”, sessieopslag).',
          'Dat u ons voorstel voor een andere taal hebt weggeklikt (“lang_suggestion”, lokale opslag).',
          'Dat u een mededeling hebt weggeklikt (“notice”, lokale opslag).',
          'Welke extra’s u hebt aangevinkt, zodra u een offerte aanvraagt (“quote”, sessieopslag, tot uw bericht is verzonden of u het tabblad sluit).',
          'Wat u in het contactformulier schrijft, zodat u het niet kwijtraakt als de pagina opnieuw laadt (“enquiry”, sessieopslag, tot uw bericht is verzonden of u het tabblad sluit).',
          'Dat een redacteur is ingelogd (“admin_token” en “sb-…-auth-token”, lokale opslag, tot de redacteur uitlogt).',
          'Welk webhookadres een redacteur heeft ingevuld (“contact_webhook”, lokale opslag, tot de redacteur uitlogt).',
          'Het nieuwe artikel waaraan een redacteur schrijft (“new-article”). Ook wat een redacteur in een bestaand artikel wijzigt en nog niet opslaat (“post:…”, met het adres van dat artikel). Beide staan in de lokale opslag, tot de redacteur ze opslaat of weggooit.',
          'Wat een redacteur in de bedrijfsgegevens wijzigt en nog niet opslaat (“business”, lokale opslag, tot de redacteur het opslaat of weggooit). Ook hoever een redacteur is met het instellen van de website (“first-hour”, tot de redacteur het tabblad sluit).',
          'In welke taal een redacteur werkt (“desk-lang”), met welke naam een redacteur teksten ondertekent (“reviewer”) en welke wijzigingen nog onderweg zijn naar de site (“on-its-way”). Dit alles staat in de lokale opslag of de sessieopslag, tot de redacteur het wist.',
        ],
      },
      {
        heading: 'Zelf wissen',
        paragraphs: [
          'In de instellingen van uw browser ziet u wat websites daar bewaren. U kunt het er ook wissen. Deze website werkt daarna gewoon verder.',
        ],
      },
      {
        heading: 'Links naar andere websites',
        paragraphs: [
          'WhatsApp en de websites van onze partners hebben hun eigen regels. Die gelden zodra u de link opent.',
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
          'Deze website is van {name}, {street}, {town}, {island}, Spanje. {taxNumber}. E-mail: {email}. Telefoon: {phone}.',
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
          'Wij maken deze website met zorg. Toch kan er iets onvolledig of verouderd zijn. In de artikelen op de blog vindt u algemene informatie, geen advies voor uw situatie. Heeft AI een tekst geschreven of vertaald en heeft nog niemand die nagelezen? Dan staat dat erbij.',
        ],
      },
      {
        heading: 'Rechten op teksten en beelden',
        paragraphs: [
          'De teksten, de tekeningen en de vormgeving van deze website zijn auteursrechtelijk beschermd. U mag ernaar verwijzen en er met bronvermelding uit citeren. Wilt u er iets anders mee doen? Vraag ons dan om toestemming.',
        ],
      },
      {
        heading: 'Links',
        paragraphs: [
          'Voor de inhoud van websites waarnaar wij verwijzen, zijn hun eigenaren verantwoordelijk.',
        ],
      },
      {
        heading: 'Toepasselijk recht',
        paragraphs: [
          'Op deze website is Spaans recht van toepassing. De rechten die u als consument in uw eigen land hebt, houdt u.',
        ],
      },
    ],
  },
} as const;

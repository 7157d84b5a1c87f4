/** The Dutch legal texts. The business’s details and prices fill the placeholders. */
export const legal = {
  privacy: {
    title: 'Privacyverklaring',
    intro: 'Wij vragen alleen wat wij nodig hebben om u te antwoorden en voor uw huis te zorgen.',
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
          'Contact en offerte: uw naam, uw e-mailadres, uw bericht en wat u verder invult (uw telefoonnummer, een onderwerp en het pakket van uw keuze). Daarmee kunnen wij u antwoorden en een offerte maken (maatregelen op uw verzoek vóór het sluiten van een overeenkomst, artikel 6 lid 1 sub b AVG).',
          'Opdrachten: de gegevens die wij nodig hebben om uw huis te beheren, facturen te sturen en de boekhouding te doen (uitvoering van de overeenkomst en wettelijke verplichting, artikel 6 lid 1 sub b en c AVG).',
          'Veiligheid: technische gegevens zoals uw IP-adres. Die bewaren wij kort en gebruiken wij alleen tegen misbruik en storingen (gerechtvaardigd belang, artikel 6 lid 1 sub f AVG). Om herhaalde pogingen te tellen, bewaren wij een code in plaats van het IP-adres; alleen wij kunnen die code met het adres vergelijken. Ook die code behandelen wij als persoonsgegeven.',
          'Verhuur: de gegevens van gasten in een huis dat wij verhuren. Die zijn nodig voor de boeking en voor de wettelijk verplichte registratie van gasten (uitvoering van de overeenkomst en wettelijke verplichting, artikel 6 lid 1 sub b en c AVG; Real Decreto 933/2021).',
          'Redactie: de accounts van de mensen die artikelen schrijven voor deze website, zodat vastligt wie wat publiceert (gerechtvaardigd belang, artikel 6 lid 1 sub f AVG).',
        ],
      },
      {
        heading: 'Wat wij niet doen',
        paragraphs: [
          'Wij volgen u niet, maken geen profiel van u en nemen geen geautomatiseerde besluiten over u. Uw gegevens verkopen wij niet; ze gaan alleen naar de partijen die hieronder staan. Ook laadt deze website niets van andere partijen.',
        ],
      },
      {
        heading: 'Wie gegevens van ons krijgt',
        paragraphs: [
          'Vaklieden die voor u aan het werk gaan, krijgen uw naam, uw telefoonnummer en toegang tot het huis. Onze bank en de belastingdienst krijgen wat nodig is voor de betaling en de boekhouding. De gegevens van gasten in een huis dat wij verhuren, geven wij door aan de politie; dat schrijft de wet voor.',
        ],
      },
      {
        heading: 'Verwerkers',
        paragraphs: [
          'Deze partijen verwerken gegevens in onze opdracht; met elk van hen hebben wij een verwerkersovereenkomst:',
        ],
        list: [
          'Netlify: hosting van de website en van de functies achter de formulieren.',
          'Supabase: database, accounts van de redactie en opslag van afbeeldingen.',
          'Resend: verzending van e-mail uit de formulieren.',
          '{aiService}: AI voor het schrijven en vertalen van artikelen. Die dienst krijgt geen gegevens van bezoekers.',
          '{fallbackService}: bezorging van berichten als de gewone bezorging niet lukt.',
        ],
      },
      {
        heading: 'Buiten de Europese Economische Ruimte',
        paragraphs: [
          'Verwerkers kunnen gegevens ook buiten de Europese Economische Ruimte verwerken, vooral in de Verenigde Staten. Dat mag op grond van een adequaatheidsbesluit (voor deelnemers aan het EU-US Data Privacy Framework) of van de standaardcontractbepalingen van de Europese Commissie.',
        ],
      },
      {
        heading: 'WhatsApp, telefoon en Bitcoin',
        paragraphs: [
          'Voor WhatsApp gelden ook de voorwaarden van die dienst. Er gaan pas gegevens naar WhatsApp als u de link opent. Een betaling met Bitcoin is voor iedereen te zien op een openbaar netwerk. Uw naam staat er niet bij, maar wat daar eenmaal is vastgelegd, kan niemand meer wissen. Om te zien of er is betaald, raadpleegt onze server twee openbare diensten die het netwerk volgen. Die krijgen alleen het betaaladres.',
        ],
      },
      {
        heading: 'Hoelang wij gegevens bewaren',
        paragraphs: [
          'Berichten bewaren wij niet langer dan nodig is om ze te behandelen.{retention} De gegevens bij een opdracht bewaren wij zolang die loopt, en daarna zo lang als de belastingwet voorschrijft.',
        ],
      },
      {
        heading: 'Uw rechten',
        paragraphs: [
          'U bent niet verplicht ons gegevens te geven, maar zonder uw naam, e-mailadres en bericht kunnen wij u niet antwoorden.',
          'Op grond van de AVG en de Spaanse privacywet (Ley Orgánica 3/2018) kunt u uw gegevens inzien, laten corrigeren, verwijderen of overdragen, de verwerking laten beperken en er bezwaar tegen maken. Een e-mail aan {email} is genoeg; soms vragen wij u aan te tonen wie u bent. Komen wij er samen niet uit, dan kunt u een klacht indienen bij de Spaanse toezichthouder (Agencia Española de Protección de Datos, www.aepd.es) of bij die van uw eigen land.',
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
          'Een offerte is gratis. Zodra u de offerte goedkeurt, komt de opdracht tot stand. Wijkt de offerte af van deze voorwaarden, dan geldt de offerte.',
        ],
      },
      {
        heading: 'Prijzen',
        paragraphs: [],
        list: [
          'Het basispakket kost {basePrice} per maand. Daarin zit alles wat op de homepage onder “Inbegrepen” staat. Het aantal controlebezoeken (2 of 4 per maand) spreken wij met u af.',
          'Extra’s betaalt u eenmalig. Bij een klus komt het materiaal er nog bij. Voor een extra zonder vermelde prijs maken wij vooraf een offerte. {vat}',
          'Voor volledig verhuurbeheer is onze vergoeding {rentalFee} van de huurprijs.',
        ],
      },
      {
        heading: 'Betaling',
        paragraphs: [
          'U betaalt in euro’s, op de manier en binnen de termijn die in de offerte staan. Betalen met Bitcoin kan ook: u krijgt dan na uw akkoord een uniek adres en het exacte bedrag, en de opdracht geldt als geboekt zodra de betaling op het netwerk is bevestigd. Wat er gebeurt als u te laat, te weinig of te veel betaalt, staat op de pagina over Bitcoin.',
        ],
      },
      {
        heading: 'Sleutels en toegang',
        paragraphs: [
          'Wij bewaren uw sleutels zorgvuldig en geven ze alleen aan mensen die u hebt aangewezen of die wij inschakelen voor werk dat met u is afgesproken. Sleutels laten wij alleen met uw toestemming bijmaken. Als een sleutel zoekraakt, laten wij u dat meteen weten. Is het onze schuld, dan betalen wij de vervanging van slot en sleutels. Aan het einde van de opdracht krijgt u alle sleutels terug.',
        ],
      },
      {
        heading: 'Werk door anderen',
        paragraphs: [
          'Voordat een vakman aan het werk gaat, vragen wij uw akkoord. Alleen als wij bij een spoedgeval direct moeten ingrijpen om schade te voorkomen, wachten wij daar niet op. Wij laten het u dan zo snel mogelijk weten.',
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
          'Wij doen ons werk met zorg. Voor schade die toch door onze fout ontstaat, zijn wij aansprakelijk binnen de grenzen van de wet. U zorgt zelf voor een passende verzekering van huis en inboedel. Deze voorwaarden doen niets af aan de rechten die u als consument op grond van dwingend recht hebt.',
        ],
      },
      {
        heading: 'Herroeping en opzegging',
        paragraphs: [
          'Een overeenkomst die u als consument op afstand sluit, kunt u binnen 14 dagen zonder opgaaf van redenen herroepen. Een bericht aan {email} is genoeg; u kunt ook het wettelijke modelformulier gebruiken. Dit recht geldt niet voor dringende reparaties waar u ons uitdrukkelijk om vraagt. Vraagt u ons om al binnen die 14 dagen te beginnen en herroept u daarna, dan betaalt u het werk dat tot dan toe is gedaan. De opzegtermijn van doorlopende diensten staat in de offerte.',
        ],
      },
      {
        heading: 'Toepasselijk recht',
        paragraphs: [
          'Op onze overeenkomsten is Spaans recht van toepassing. Als consument behoudt u de bescherming van het recht van het land waar u woont en kunt u daar naar de rechter stappen. Een klacht stuurt u eerst naar {email}. U kunt ons ook om het officiële klachtenformulier (hoja de reclamación) vragen. Deze voorwaarden zijn er in meerdere talen; voor u geldt de tekst in de taal van uw offerte.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookiebeleid',
    intro: 'Deze website plaatst geen cookies om u te volgen, bezoekers te tellen of advertenties te tonen.',
    sections: [
      {
        heading: 'Waarom wij u niet om toestemming vragen',
        paragraphs: [
          'Wij bewaren in uw browser niets waarmee u te volgen bent en laden niets van andere partijen. Wat wij er wel bewaren, is nodig voor een functie waar u zelf om vraagt. Daarvoor verlangt de wet geen toestemming.',
        ],
      },
      {
        heading: 'Wat uw browser bewaart',
        paragraphs: [
          'Deze gegevens staan alleen op uw eigen apparaat, en alleen als u de functie gebruikt waarvoor ze nodig zijn. Tussen haakjes staat onder welke naam u ze in uw browser terugvindt:',
        ],
        list: [
          'De taal die u hebt gekozen (“lang”, lokale opslag, tot u die keuze verwijdert).',
          'Dat uw taalkeuze één keer is gecontroleerd (“lang_reset”, lokale opslag).',
          'Dat de homepage u één keer naar de versie in uw taal heeft doorgestuurd (“lang_followed”, sessieopslag).',
          'Dat u het voorstel voor een andere taal hebt weggeklikt (“lang_suggestion”, lokale opslag).',
          'Dat u een mededeling hebt weggeklikt (“notice”, lokale opslag).',
          'De extra’s die u hebt aangevinkt, zodra u een offerte aanvraagt (“quote”, sessieopslag, tot uw bericht is verzonden of u het tabblad sluit).',
          'Wat u in het contactformulier schrijft, zodat u het niet kwijtraakt als de pagina opnieuw laadt (“enquiry”, sessieopslag, tot uw bericht is verzonden of u het tabblad sluit).',
          'Dat een redacteur is ingelogd (“admin_token” en “sb-…-auth-token”, lokale opslag, tot het uitloggen).',
          'Het webhookadres dat een redacteur heeft ingevuld (“contact_webhook”, lokale opslag, tot het uitloggen).',
          'Een nieuw artikel waaraan een redacteur schrijft (“new-article”) en wijzigingen in een bestaand artikel die nog niet zijn opgeslagen (“post:…”, met het adres van dat artikel). Beide staan in de lokale opslag, tot de redacteur ze opslaat of weggooit.',
          'Wijzigingen in de bedrijfsgegevens die een redacteur nog niet heeft opgeslagen (“business”, lokale opslag, tot de redacteur ze opslaat of weggooit) en hoever het instellen van de site is gevorderd (“first-hour”, tot de redacteur het tabblad sluit).',
          'De taal van de redactiepagina’s (“desk-lang”), de naam waarmee een redacteur teksten ondertekent (“reviewer”) en verstuurde wijzigingen die nog niet op de site te zien zijn (“on-its-way”). Dit alles staat in de lokale opslag of de sessieopslag, tot de redacteur het wist.',
        ],
      },
      {
        heading: 'Zelf wissen',
        paragraphs: [
          'In de instellingen van uw browser ziet u wat websites bewaren en kunt u dat wissen. Deze website blijft daarna gewoon werken.',
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
          'Op deze website leest u wat wij voor huizen op {island} doen en hoe u ons bereikt. U kunt hier niets rechtstreeks kopen.',
        ],
      },
      {
        heading: 'Inhoud',
        paragraphs: [
          'Wij maken deze website met zorg, maar het kan gebeuren dat er iets onvolledig of verouderd is. Artikelen op de blog geven algemene informatie, geen advies voor uw situatie. Bij een tekst die door AI is geschreven of vertaald en niet is nagelezen, staat dat vermeld.',
        ],
      },
      {
        heading: 'Rechten op teksten en beelden',
        paragraphs: [
          'De teksten, de tekeningen en de vormgeving van deze website zijn beschermd. U mag ernaar verwijzen en er met bronvermelding uit citeren. Voor elk ander gebruik vraagt u ons om toestemming.',
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
          'Op deze website is Spaans recht van toepassing. De rechten die u als consument in uw eigen land hebt, behoudt u.',
        ],
      },
    ],
  },
} as const;

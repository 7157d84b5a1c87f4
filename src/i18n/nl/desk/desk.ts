import { contactWords } from '../../contact-words.ts';
import { access, accessRefusals, account, actionLog, editors } from './access.ts';
import { actions, articles, edit, review, sideBySide } from './articles.ts';
import { bitcoin } from './bitcoin.ts';
import { business } from './business.ts';
import { firstHour } from './first-hour.ts';
import { enquiries, missing } from './enquiries.ts';
import { images, translation, writing } from './writing.ts';
import { health } from './health.ts';
import { library } from './library.ts';
import { life } from './life.ts';
import { news, setUp } from './news.ts';

/** The source of the desk’s texts. catalogue.test.ts requires some of them word for word. */
export const desk = {
  /** The numbers from one to twelve. "één" has accents, because no text uses the number before a noun. */
  spelledNumbers: 'één twee drie vier vijf zes zeven acht negen tien elf twaalf',
  gate: {
    title: 'Niet toegestaan',
    hint: 'Voer het toegangstoken in of gebruik de URL met ?token=...',
    label: 'Toegangstoken',
    placeholder: 'Plak token hier',
    save: 'Opslaan',
    saving: 'Bezig...',
    saved: 'Token opgeslagen',
    savedText: 'Je hebt nu toegang.',
    noScript: 'De redactie werkt alleen met JavaScript.',
  },
  frame: {
    cancel: 'Annuleren',
    retry: 'Opnieuw proberen',
    desk: 'Redactie',
    signOut: 'Uitloggen',
    site: 'Naar de site',
    language: 'Taal',
    languageFailed: 'De taal kon niet worden geladen',
    closeNotice: 'Melding sluiten',
    skip: 'Naar de inhoud',
    menu: 'Menu',
    groups: { writing: 'Schrijven', business: 'Klanten', settings: 'Instellingen' },
    daily: 'Dagelijks',
    search: {
      title: 'Zoeken',
      label: 'Zoek artikelen, pagina’s en acties',
      none: 'Niets gevonden.',
      article: 'Artikel',
      failed: 'Zoeken kon niet worden geladen',
    },
    brokenTitle: 'Onverwachte applicatiefout!',
    brokenText: 'Uw tekst is in deze browser bewaard. Laad de pagina opnieuw om verder te gaan.',
    reload: 'Opnieuw laden',
  },
  pages: {
    home: 'Vandaag',
    articles: 'Artikelen',
    'sign-in': 'Inloggen',
    'edit-article': 'Artikel bewerken',
    'review-translations': 'Vertalingen nalezen',
    'manual-blog-create': 'Nieuw artikel',
    business: 'Bedrijf',
    'first-hour': 'Uw site instellen',
    editors: 'Redacteuren',
    account: 'Mijn account',
    actions: 'Logboek',
    health: 'Status',
    enquiries: 'Aanvragen',
    media: 'Mediatheek',
    trash: 'Prullenbak',
    'missing-pages': 'Ontbrekende pagina’s',
    bitcoin: 'Bitcoinbetalingen',
    news: 'Nieuws',
    'daily-ibiza-news-now': 'Dagelijkse Ibiza News — Nu genereren & publiceren',
    'ibiza-news-drafts': 'Ibiza-nieuws: concepten maken',
    'publish-ibiza-news': 'Ibiza-nieuws: publiceren',
    'create-blog-now': 'Blog nu maken',
    'publish-blog-now': 'Blog nu publiceren',
    'create-ibiza-news': 'Ibiza-nieuws maken',
    'test-create-blog': 'Proefartikel maken',
    'direct-publish-blog': 'Blog direct publiceren',
    'publish-correct-ibiza-news': 'Gecorrigeerd Ibiza-nieuws publiceren',
  },
  access,
  business,
  firstHour,
  editors,
  account,
  actionLog,
  actions,
  articles,
  edit,
  writing,
  translation,
  images,
  library,
  life,
  health,
  review,
  bitcoin,
  enquiries,
  missing,
  news,
  setUp,
  sideBySide,
  /** The start page shows the work that needs an editor. */
  today: {
    loading: 'Kijken wat er te doen is…',
    failed: 'Wat er te doen is, kon niet worden opgehaald.',
    done: 'Alles is gedaan. Er wacht niets op u.',
    all: 'Alle {n} tonen',
    enquiries: {
      title: 'Open aanvragen',
      someone: 'Een bezoeker',
      held: {
        one: '1 bericht wordt vastgehouden omdat het op reclame lijkt.',
        other: '{n} berichten worden vastgehouden omdat ze op reclame lijken.',
      },
    },
    untitled: 'Zonder titel',
    becomes: {
      online: 'wordt online gezet',
      gone: 'gaat van de site',
    },
    badges: {
      enquiries: {
        one: '1 open aanvraag',
        other: '{n} open aanvragen',
      },
      articles: {
        one: '1 artikel vraagt aandacht',
        other: '{n} artikelen vragen aandacht',
      },
      payments: {
        one: '1 betaling om over te beslissen',
        other: '{n} betalingen om over te beslissen',
      },
      news: {
        one: '1 nieuwsbericht na te lezen',
        other: '{n} nieuwsberichten na te lezen',
      },
    },
    kinds: {
      payments: 'Betalingen om over te beslissen',
      failed: 'Vertaling mislukt',
      outdated: 'Vertaling is verouderd',
      unread: 'Vertaling nalezen',
      news: 'Nieuws nalezen',
      scheduled: 'Gaat vanzelf naar de site',
      drafts: 'Onafgemaakte artikelen',
      unsaved: 'Nog niet opgeslagen',
      onItsWay: 'Onderweg naar de site',
    },
  },
  manual: {
    title: 'Titel (NL)',
    content: 'Inhoud (NL)',
    contentHint: 'Plak HTML of Markdown.',
    fromText: 'Excerp & titel uit tekst',
    fromTextNone: 'In de tekst staat geen kop (h1) en geen cursieve tekst (em).',
    excerpt: 'Korte samenvatting (1–2 zinnen)',
    slugBase: 'Slug-basis',
    slugHint: 'Per taal komt er een achtervoegsel bij: {endings}.',
    slugInvalid: 'Alleen kleine letters en cijfers, met enkele streepjes ertussen.',
    languages: 'Talen',
    languagesNone: 'Kies minstens één taal.',
    languagesHint: 'Andere talen dan Nederlands worden als onvertaald concept opgeslagen.',
    publishNow: 'Meteen publiceren (alleen NL)',
    save: 'Opslaan',
    saveAndPublish: 'Opslaan en publiceren',
    saving: 'Bezig...',
    back: 'Terug naar blog',
    missing: 'Ontbrekende velden',
    missingText: 'Titel en inhoud zijn verplicht.',
    created: 'Aangemaakt',
    createdText: 'Blog opgeslagen. Slug-basis: {slug}',
    failed: 'Mislukt',
    failedText: 'Er ging iets mis',
    clear: 'Formulier leegmaken',
  },
  fixed: {
    explanation: {
      create: 'Deze pagina maakt het onderstaande artikel en publiceert het in het Nederlands.',
      draft:
        'Deze pagina maakt concepten van het onderstaande artikel in vier talen. Op de site verandert niets.',
      publish: 'Deze pagina publiceert het onderstaande artikel in vier talen.',
    },
    start: { create: 'Maken en publiceren', draft: 'Concepten maken', publish: 'Publiceren' },
    idle: 'Er is nog niets verstuurd.',
    pending: 'Bezig...',
    done: {
      create: 'Blog post succesvol aangemaakt en gepubliceerd!',
      draft: 'Blog succesvol aangemaakt!',
      publish: 'Blog succesvol gepubliceerd!',
    },
    failed: 'Fout bij het aanmaken van de blog post: {message}',
    failedTitle: {
      create: 'Fout bij het aanmaken van de blog post',
      draft: 'Er is een fout opgetreden bij het aanmaken van de blog post',
      publish: 'Fout bij publiceren',
    },
    notCalled: 'Fout bij aanroepen functie',
    unexpected: 'Onverwachte fout opgetreden',
    unexpectedText: 'Onverwachte fout: {message}',
    notPublished: 'Publicatie mislukt',
    raw: 'Antwoord van de server',
    leading: 'U gaat zo naar de blog.',
  },
  progress: {
    title: 'Onderweg naar de site',
    saved: 'Opgeslagen. De site wordt zo bijgewerkt.',
    draft: 'Opgeslagen als concept. Op de site verandert niets.',
    waiting: 'Er wordt even gewacht op verdere wijzigingen; daarna wordt de site vernieuwd.',
    building: 'De site wordt opnieuw gemaakt…',
    live: 'Live: gecontroleerd, de pagina staat op de site.',
    liveSeveral: 'Live: gecontroleerd, alle {n} pagina’s staan op de site.',
    gone: 'Verborgen: de pagina staat niet meer op de site.',
    view: 'Bekijken',
    failed:
      'Het bijwerken van de site is mislukt. De vorige versie staat nog online en uw artikel is bewaard.',
    unreachable:
      'Opgeslagen, maar de site kon nog niet op de hoogte worden gebracht. Dat wordt vanzelf opnieuw geprobeerd.',
    failures: {
      'build-never-came':
        'Er is drie keer om een nieuwe versie van de site gevraagd, en de site toont nog steeds de vorige. Uw artikel is bewaard. Laat de beheerder van de site bij de host kijken.',
      'site-unreadable':
        'De site kan op het eigen adres niet worden gelezen. Of hij is bijgewerkt, is daarom niet bekend. Uw artikel is bewaard; waarschuw de beheerder van de site.',
      'older-published':
        'Bij de host is een oudere versie van de site gepubliceerd. Publiceer daar de nieuwste (Netlify: Deploys). Uw artikel is bewaard.',
    },
    reason: 'Reden: {reason}',
    steps: {
      saved: 'Opgeslagen',
      waiting: 'Wachten',
      building: 'Wordt gemaakt',
      live: 'Live',
      gone: 'Verborgen',
    },
  },
  logEntry: 'Nummer voor de beheerder: {id}.',
  refusals: {
    ...accessRefusals,
    'method-not-allowed': 'Deze actie bestaat niet op dit adres.',
    'wrong-origin': 'Deze actie is alleen vanaf onze eigen site toegestaan.',
    'json-only': 'De aanvraag had een verkeerd formaat.',
    'too-large': 'De tekst is te groot: samen hoogstens 256 kB.',
    'not-signed-in': 'Uw sessie is verlopen. Log opnieuw in; uw tekst is bewaard.',
    'not-an-editor': 'U bent ingelogd, maar hebt geen rechten om artikelen te maken.',
    'invalid-json': 'De aanvraag kon niet worden gelezen.',
    'invalid-input': 'Niet alle velden zijn goed ingevuld.',
    'token-refused': 'Dit token klopt niet. Controleer het en probeer het opnieuw.',
    'too-many-requests': 'Te veel pogingen. Wacht tien minuten en probeer het opnieuw.',
    'too-many-mails':
      'Het afgelopen uur zijn te veel van deze mails verstuurd. Probeer het over een uur opnieuw.',
    'post-not-found': 'Dit artikel bestaat niet meer.',
    'slug-taken':
      'Er is al een ander artikel met deze slug-basis. Misschien ligt het in de prullenbak of stond het vroeger daar. Kies een andere, bijvoorbeeld met -2 erachter.',
    'changed-meanwhile':
      'Iemand anders heeft dit artikel intussen gewijzigd. Uw tekst staat nog in de velden.',
    'details-changed-meanwhile':
      'Iemand anders heeft deze gegevens intussen gewijzigd. Wat u hebt ingevuld, staat nog in de velden.',
    'draft-not-found': 'Dit concept is er niet meer.',
    'list-full': 'Deze lijst is vol. Verwijder eerst wat niet meer nodig is, of probeer het morgen opnieuw.',
    'too-many-drafts':
      'U hebt te veel wijzigingen die nog niet zijn opgeslagen. Sla er eerst enkele op of gooi ze weg; ze staan onder ‘Vandaag’.',
    'post-untranslated': 'Deze taal is nog niet vertaald en kan nog niet worden gepubliceerd.',
    'checklist-needed':
      'Een tekst van kunstmatige intelligentie wordt pas na alle controles ondertekend, met een naam.',
    'image-alt-missing': 'De afbeelding heeft in deze taal nog geen beschrijving. Vul die eerst in.',
    'image-not-found': 'Het bestand is niet aangekomen. Kies de afbeelding opnieuw.',
    'image-too-large': 'Dit bestand is te groot: hoogstens 8 MB.',
    'image-too-many-pixels': 'Deze afbeelding heeft te veel pixels: hoogstens 50 megapixel.',
    'not-an-image': 'Dit is geen afbeelding, of het bestand is beschadigd.',
    'image-kind-refused': 'Dit soort bestand kan hier niet. Gebruik JPEG, PNG, WebP of AVIF.',
    'image-animated':
      'Dit is een bewegende afbeelding, of het bestand bevat er meer dan één. Gebruik een stilstaand beeld.',
    'image-is-heic':
      'Dit is een HEIC-foto, zoals een iPhone die maakt. Deze browser kan zo’n foto niet openen. Bewaar de foto als JPEG. Voor nieuwe foto’s kiest u op de iPhone Instellingen → Camera → Structuren → Meest compatibel.',
    'image-is-film':
      'Dit is een video of een geluidsopname. Upload het bestand bij een videodienst en plak de link in de tekst.',
    'storage-unreachable':
      'De opslag van afbeeldingen is niet bereikbaar. Uw tekst is bewaard; probeer het zo opnieuw.',
    'picture-not-found': 'Deze afbeelding bestaat niet meer.',
    'picture-in-use': 'Deze afbeelding is nog in gebruik. Haal die eerst daar weg.',
    'post-published': 'Dit artikel staat al op de site.',
    'time-is-past': 'Dat tijdstip is al voorbij.',
    'time-does-not-exist': 'In die nacht gaat de klok vooruit: dit tijdstip bestaat op Ibiza niet.',
    'time-exists-twice': 'In die nacht gaat de klok terug: kies het eerste of het tweede uur.',
    'version-not-found': 'Deze versie bestaat niet meer.',
    'target-not-found': 'Op dat adres heeft de site geen pagina. Kies een andere.',
    'daily-news-not-found': 'Er is vandaag nog geen dagelijks nieuws.',
    'recipient-refused': 'Een voorvertoning gaat alleen naar redacteuren en naar de mailbox van het bedrijf.',
    'no-translator': 'Er is geen vertaler ingesteld. De beheerder kan die instellen.',
    'nothing-to-translate': 'Deze vertaling is al actueel.',
    'translation-running': 'Deze taal wordt al vertaald. Wacht even.',
    'translation-failed': 'De vertaling is niet gelukt. De reden staat bij het artikel.',
    'no-language-model': 'Er is geen schrijfhulp ingesteld. De beheerder kan die instellen.',
    'text-failed':
      'De schrijfhulp schreef geen bruikbare tekst. Probeer het opnieuw, of met een ander onderwerp.',
    'enquiry-not-found': 'Dit bericht bestaat niet meer.',
    'price-unavailable': 'Er is nu geen betrouwbare bitcoinkoers.',
    'bitcoin-not-set-up':
      'Betalen met Bitcoin is nog niet volledig ingesteld. Onder ‘Bitcoinbetalingen’ staat wat er ontbreekt.',
    'amount-too-small': 'Dit bedrag is te klein om met Bitcoin te betalen.',
    'amount-too-large': 'Dit bedrag is hoger dan wat met Bitcoin betaald mag worden.',
    'addresses-unchecked':
      'De twee bronnen konden niet bevestigen dat het volgende adres ongebruikt is. Er is geen betaalverzoek gemaakt; probeer het over een paar minuten opnieuw.',
    'no-address-yet':
      'Er kan nu geen nieuw adres worden uitgegeven. Probeer het over een minuut opnieuw. Na het terugzetten van een reservekopie geeft de site eerst hooguit één adres per uur uit, zodat geen adres twee keer wordt gebruikt; wacht dan tot het volgende hele uur.',
    'too-many-orders':
      'Het afgelopen uur zijn al twintig betaalverzoeken gemaild, of zestig in de afgelopen 24 uur. Probeer het over een uur opnieuw.',
    'order-not-found': 'Dit betaalverzoek bestaat niet.',
    'order-gone': 'De persoonsgegevens van dit betaalverzoek zijn verwijderd.',
    'order-not-open': 'Voor dit betaalverzoek is al iets verstuurd, of het is al beëindigd.',
    'order-needs-no-decision': 'Over dit betaalverzoek hoeft niets te worden beslist.',
    'message-not-taken': 'Uw bericht kon niet worden bewaard of verstuurd. Bel of mail ons alstublieft.',
    'mail-key-missing': contactWords('nl').misconfigured,
    'sealed-text-refused': 'Dit is niet de verzegelde tekst van een bericht, of er is iets in veranderd.',
    'setting-missing': 'De site is nog niet volledig ingesteld. Neem contact op met de beheerder.',
    'database-unreachable':
      'De database is nu niet bereikbaar. Uw tekst blijft bewaard; probeer het zo dadelijk opnieuw.',
    internal: 'Er ging iets mis op de server. Het is vastgelegd; probeer het later opnieuw.',
    unreachable:
      'De server is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw; uw tekst is bewaard.',
  },
} as const;

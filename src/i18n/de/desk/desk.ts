import { webhookWords } from '../../webhook-words.ts';
import type { DeskWords } from '../../dictionary.ts';
import { access, accessRefusals, account, actionLog, editors } from './access.ts';
import { actions, articles, edit, review, sideBySide } from './articles.ts';
import { business } from './business.ts';
import { firstHour } from './first-hour.ts';
import { enquiries, missing } from './enquiries.ts';
import { images, translation, writing } from './writing.ts';
import { health } from './health.ts';
import { library } from './library.ts';
import { life } from './life.ts';
import { news, setUp } from './news.ts';

/** The desk’s texts in German. */
export const desk: DeskWords = {
  spelledNumbers: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  gate: {
    title: 'Nicht erlaubt',
    hint: 'Geben Sie das Zugangstoken ein oder verwenden Sie die URL mit ?token=...',
    label: 'Zugangstoken',
    placeholder: 'Token hier einfügen',
    save: 'Speichern',
    saving: 'Bitte warten\u00a0…',
    saved: 'Token gespeichert',
    savedText: 'Sie haben jetzt Zugang.',
    noScript: 'Die Redaktion funktioniert nur mit JavaScript.',
  },
  frame: {
    cancel: 'Abbrechen',
    retry: 'Erneut versuchen',
    desk: 'Redaktion',
    signOut: 'Abmelden',
    site: 'Zur Website',
    language: 'Sprache',
    languageFailed: 'Die Sprache konnte nicht geladen werden',
    closeNotice: 'Meldung schließen',
    skip: 'Zum Inhalt',
    menu: 'Menü',
    daily: 'Täglich',
    search: {
      title: 'Suchen',
      label: 'Artikel, Seiten und Aktionen suchen',
      none: 'Nichts gefunden.',
      article: 'Artikel',
      failed: 'Die Suche konnte nicht geladen werden',
    },
    brokenTitle: 'Unerwarteter Anwendungsfehler!',
    brokenText: 'Ihr Text ist in diesem Browser gesichert. Laden Sie die Seite neu, um weiterzumachen.',
    reload: 'Neu laden',
  },
  pages: {
    home: 'Heute',
    articles: 'Artikel',
    'sign-in': 'Anmelden',
    'edit-article': 'Artikel bearbeiten',
    'review-translations': 'Übersetzungen prüfen',
    'manual-blog-create': 'Neuer Artikel',
    business: 'Unternehmen',
    'first-hour': 'Website einrichten',
    editors: 'Redaktionsteam',
    account: 'Mein Konto',
    actions: 'Protokoll',
    settings: 'Einstellungen',
    health: 'Status',
    enquiries: 'Anfragen',
    media: 'Mediathek',
    trash: 'Papierkorb',
    'missing-pages': 'Fehlende Seiten',
    bitcoin: 'Bitcoin-Zahlungen',
    news: 'News',
    'daily-ibiza-news-now': 'Tägliche Ibiza-News – jetzt erstellen und veröffentlichen',
    'ibiza-news-drafts': 'Ibiza-News: Entwürfe anlegen',
    'publish-ibiza-news': 'Ibiza-News: veröffentlichen',
    'create-blog-now': 'Artikel jetzt anlegen',
    'publish-blog-now': 'Artikel jetzt veröffentlichen',
    'create-ibiza-news': 'Ibiza-News anlegen',
    'test-create-blog': 'Probeartikel anlegen',
    'direct-publish-blog': 'Artikel direkt veröffentlichen',
    'publish-correct-ibiza-news': 'Korrigierte Ibiza-News veröffentlichen',
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
  enquiries,
  missing,
  news,
  setUp,
  sideBySide,
  payment: {
    states: {
      open: 'Wartet auf Zahlung',
      seen: 'Erkannt, noch nicht bestätigt',
      confirmed: 'Bezahlt und gebucht',
      overpaid: 'Zu viel bezahlt, gebucht',
      underpaid: 'Zu wenig bezahlt',
      late: 'Zu spät bezahlt',
      expired: 'Abgelaufen',
      cancelled: 'Zurückgezogen',
    },
    resolutions: { accepted: 'Angenommen', refunded: 'Zurückgezahlt', unpaid: 'Nicht bezahlt' },
  },
  settings: {
    business: 'Name, Telefon, Öffnungszeiten, Preise und Texte des Unternehmens',
    health: 'Ob alles funktioniert, mit Protokoll und fehlenden Seiten',
    editors: 'Wer mitarbeitet und wen Sie einladen',
    account: 'Ihr Passwort und die Zwei-Faktor-Anmeldung',
    news: 'Noch nicht eingerichtet: tägliche News aus Quellen, die Sie wählen',
    bitcoin: 'Noch nicht eingerichtet: Kunden mit Bitcoin bezahlen lassen',
    groups: { business: 'Das Unternehmen', people: 'Menschen und Zugang', site: 'Die Website' },
    basePrice: 'Basispaket {price} pro Monat',
    left: { one: '1 Angabe zeigt noch ein Beispiel', other: '{n} Angaben zeigen noch ein Beispiel' },
    editorCount: { one: '1 Person in der Redaktion', other: '{n} Personen in der Redaktion' },
    invitedCount: { one: '1 eingeladen', other: '{n} eingeladen' },
    factorOn: 'Zwei-Faktor-Anmeldung: an',
    factorOff: 'Zwei-Faktor-Anmeldung: aus',
  },
  today: {
    loading: 'Es wird nachgesehen, was zu tun ist\u00a0…',
    failed: 'Was zu tun ist, konnte nicht geladen werden.',
    done: 'Alles erledigt. Nichts wartet auf Sie.',
    doneHint: 'Ein guter Moment für einen neuen Artikel – oder einen Kaffee.',
    all: 'Alle {n} anzeigen',
    enquiries: {
      title: 'Offene Anfragen',
      someone: 'Ein Besucher',
      held: {
        one: '1 Anfrage wird zurückgehalten, weil sie nach Werbung aussieht.',
        other: '{n} Anfragen werden zurückgehalten, weil sie nach Werbung aussehen.',
      },
    },
    untitled: 'Ohne Titel',
    becomes: {
      online: 'geht online',
      gone: 'wird entfernt',
    },
    badges: {
      enquiries: {
        one: '1 offene Anfrage',
        other: '{n} offene Anfragen',
      },
      articles: {
        one: '1 Artikel braucht Aufmerksamkeit',
        other: '{n} Artikel brauchen Aufmerksamkeit',
      },
      payments: {
        one: '1 Zahlung zur Entscheidung',
        other: '{n} Zahlungen zur Entscheidung',
      },
      news: {
        one: '1 News-Text zu prüfen',
        other: '{n} News-Texte zu prüfen',
      },
    },
    groups: { people: 'Wer auf Sie wartet', unfinished: 'Noch zu erledigen', site: 'Die Website' },
    steps: {
      answer: 'Antworten',
      decide: 'Entscheiden',
      update: 'Aktualisieren',
      review: 'Prüfen',
      goOn: 'Weiterschreiben',
      open: 'Öffnen',
    },
    kinds: {
      payments: 'Zahlungen zur Entscheidung',
      failed: 'Übersetzung fehlgeschlagen',
      outdated: 'Übersetzung veraltet',
      unread: 'Übersetzung prüfen',
      news: 'News prüfen',
      scheduled: 'Geht automatisch online',
      drafts: 'Unfertige Artikel',
      unsaved: 'Noch nicht gespeichert',
      onItsWay: 'Auf dem Weg zur Website',
      live: 'Auf der Website',
    },
  },
  manual: {
    title: 'Titel (Niederländisch)',
    content: 'Inhalt (Niederländisch)',
    contentHint: 'Fügen Sie HTML oder Markdown ein.',
    fromText: 'Zusammenfassung und Titel aus dem Text',
    fromTextNone: 'Der Text hat keine Überschrift (h1) und keine kursiven Wörter (em).',
    excerpt: 'Kurze Zusammenfassung (1–2 Sätze)',
    slugBase: 'Slug-Basis',
    slugHint: 'Jede Sprache hängt ihre Endung an: {endings}.',
    slugInvalid: 'Nur Kleinbuchstaben und Ziffern, durch einzelne Bindestriche verbunden.',
    languages: 'Sprachen',
    languagesNone: 'Wählen Sie mindestens eine Sprache.',
    languagesHint: 'Andere Sprachen als Niederländisch werden als unübersetzte Entwürfe gespeichert.',
    publishNow: 'Sofort veröffentlichen (nur Niederländisch)',
    save: 'Speichern',
    saveAndPublish: 'Speichern und veröffentlichen',
    saving: 'Bitte warten\u00a0…',
    back: 'Zurück zum Blog',
    missing: 'Fehlende Felder',
    missingText: 'Titel und Inhalt sind erforderlich.',
    created: 'Angelegt',
    createdText: 'Artikel gespeichert. Slug-Basis: {slug}',
    failed: 'Fehlgeschlagen',
    failedText: 'Etwas ist schiefgegangen',
    clear: 'Formular leeren',
  },
  fixed: {
    explanation: {
      create: 'Diese Seite legt den folgenden Artikel an und veröffentlicht ihn auf Niederländisch.',
      draft:
        'Diese Seite legt Entwürfe des folgenden Artikels in vier Sprachen an. Auf der Website ändert sich nichts.',
      publish: 'Diese Seite veröffentlicht den folgenden Artikel in vier Sprachen.',
    },
    start: { create: 'Anlegen und veröffentlichen', draft: 'Entwürfe anlegen', publish: 'Veröffentlichen' },
    idle: 'Es wurde noch nichts gesendet.',
    pending: 'Bitte warten\u00a0…',
    done: {
      create: 'Artikel angelegt und veröffentlicht!',
      draft: 'Artikel angelegt!',
      publish: 'Artikel veröffentlicht!',
    },
    failed: 'Der Artikel konnte nicht angelegt werden: {message}',
    failedTitle: {
      create: 'Der Artikel konnte nicht angelegt werden',
      draft: 'Beim Anlegen des Artikels ist ein Fehler aufgetreten',
      publish: 'Fehler beim Veröffentlichen',
    },
    notCalled: 'Die Funktion konnte nicht aufgerufen werden',
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten',
    unexpectedText: 'Unerwarteter Fehler: {message}',
    notPublished: 'Veröffentlichung fehlgeschlagen',
    raw: 'Antwort des Servers',
    leading: 'Sie werden gleich zum Blog weitergeleitet.',
  },
  progress: {
    title: 'Auf dem Weg zur Website',
    saved: 'Gespeichert. Die Website wird gleich aktualisiert.',
    draft: 'Als Entwurf gespeichert. Auf der Website ändert sich nichts.',
    waiting: 'Es wird kurz auf weitere Änderungen gewartet; danach wird die Website neu erstellt.',
    building: 'Die Website wird neu erstellt\u00a0…',
    live: 'Online: geprüft, die Seite steht auf der Website.',
    liveSeveral: 'Online: geprüft, alle {n} Seiten stehen auf der Website.',
    gone: 'Ausgeblendet: Die Seite steht nicht mehr auf der Website.',
    view: 'Ansehen',
    failed:
      'Die Website konnte nicht aktualisiert werden. Die vorige Version ist weiter online, Ihr Artikel ist gesichert.',
    unreachable:
      'Gespeichert, aber die Website konnte noch nicht benachrichtigt werden. Es wird automatisch erneut versucht.',
    failures: {
      'build-never-came':
        'Dreimal wurde ein neuer Build angefordert, und die Website zeigt noch immer die vorige Version. Ihr Artikel ist gesichert. Bitten Sie den Administrator, beim Hoster nachzusehen.',
      'site-unreadable':
        'Die Website lässt sich unter ihrer eigenen Adresse nicht lesen; ob sie aktuell ist, ist daher nicht bekannt. Ihr Artikel ist gesichert; informieren Sie den Administrator.',
      'older-published':
        'Beim Hoster wurde eine ältere Version der Website veröffentlicht. Veröffentlichen Sie dort die neueste (Netlify: Deploys). Ihr Artikel ist gesichert.',
    },
    reason: 'Grund: {reason}',
    steps: {
      saved: 'Gespeichert',
      waiting: 'Wartet',
      building: 'Wird erstellt',
      live: 'Online',
      gone: 'Verborgen',
    },
  },
  logEntry: 'Nummer für den Administrator: {id}.',
  refusals: {
    ...accessRefusals,
    'method-not-allowed': 'Diese Aktion gibt es unter dieser Adresse nicht.',
    'wrong-origin': 'Diese Aktion ist nur von unserer eigenen Website aus erlaubt.',
    'json-only': 'Die Anfrage hatte das falsche Format.',
    'too-large': 'Der Text ist zu groß: höchstens 256 kB insgesamt.',
    'not-signed-in': 'Ihre Sitzung ist abgelaufen. Melden Sie sich neu an; Ihr Text ist gesichert.',
    'not-an-editor': 'Sie sind angemeldet, dürfen aber keine Artikel schreiben.',
    'invalid-json': 'Die Anfrage konnte nicht gelesen werden.',
    'invalid-input': 'Einige Felder sind nicht richtig ausgefüllt.',
    'token-refused': 'Dieses Token stimmt nicht. Prüfen Sie es und versuchen Sie es erneut.',
    'too-many-requests': 'Zu viele Versuche. Warten Sie zehn Minuten und versuchen Sie es erneut.',
    'too-many-mails':
      'In der letzten Stunde wurden zu viele solche E-Mails versendet. Versuchen Sie es in einer Stunde erneut.',
    'post-not-found': 'Diesen Artikel gibt es nicht mehr.',
    'slug-taken':
      'Diese Slug-Basis gehört schon zu einem anderen Artikel. Vielleicht liegt er im Papierkorb oder hatte früher diese Adresse. Wählen Sie eine andere, zum Beispiel mit -2 am Ende.',
    'changed-meanwhile':
      'Jemand anderes hat diesen Artikel inzwischen geändert. Ihr Text steht noch in den Feldern.',
    'details-changed-meanwhile':
      'Jemand anderes hat diese Angaben inzwischen geändert. Ihre Eingaben stehen noch in den Feldern.',
    'draft-not-found': 'Diesen Entwurf gibt es nicht mehr.',
    'list-full':
      'Diese Liste ist voll. Löschen Sie, was Sie nicht mehr brauchen, oder versuchen Sie es morgen wieder.',
    'too-many-drafts':
      'Sie haben zu viele Änderungen, die noch nicht gespeichert sind. Speichern oder verwerfen Sie zuerst einige davon; Sie finden sie unter „Heute“.',
    'post-untranslated': 'Diese Sprache ist noch nicht übersetzt und kann nicht veröffentlicht werden.',
    'checklist-needed':
      'Ein von künstlicher Intelligenz geschriebener Text wird erst nach allen Prüfungen und nur mit Namen unterzeichnet.',
    'image-alt-missing':
      'Das Bild hat in dieser Sprache noch keine Beschreibung. Bitte ergänzen Sie sie zuerst.',
    'image-not-found': 'Die Datei ist nicht angekommen. Bitte wählen Sie das Bild erneut aus.',
    'image-too-large': 'Diese Datei ist zu groß: höchstens 8 MB.',
    'image-too-many-pixels': 'Dieses Bild hat zu viele Bildpunkte: höchstens 50 Megapixel.',
    'not-an-image': 'Das ist kein Bild, oder die Datei ist beschädigt.',
    'image-kind-refused':
      'Diese Dateiart ist hier nicht möglich. Bitte verwenden Sie JPEG, PNG, WebP oder AVIF.',
    'image-animated':
      'Das Bild ist animiert, oder die Datei enthält mehr als eines. Bitte verwenden Sie ein Standbild.',
    'image-is-heic':
      'Das ist ein HEIC-Foto, wie es ein iPhone aufnimmt. Dieser Browser kann es nicht öffnen. Speichern Sie das Foto als JPEG. Für neue Fotos wählen Sie auf dem iPhone Einstellungen → Kamera → Formate → Maximale Kompatibilität.',
    'image-is-film':
      'Das ist ein Video oder eine Tonaufnahme. Laden Sie die Datei bei einem Videodienst hoch und fügen Sie den Link in den Text ein.',
    'storage-unreachable':
      'Der Bildspeicher ist nicht erreichbar. Ihr Text ist gesichert; bitte versuchen Sie es gleich noch einmal.',
    'picture-not-found': 'Dieses Bild gibt es nicht mehr.',
    'picture-in-use': 'Dieses Bild wird noch verwendet. Entfernen Sie es zuerst dort.',
    'post-published': 'Dieser Artikel steht schon auf der Website.',
    'time-is-past': 'Dieser Zeitpunkt ist schon vorbei.',
    'time-does-not-exist':
      'In dieser Nacht wird die Uhr vorgestellt: Diesen Zeitpunkt gibt es auf Ibiza nicht.',
    'time-exists-twice':
      'In dieser Nacht wird die Uhr zurückgestellt: Wählen Sie die erste oder die zweite Stunde.',
    'version-not-found': 'Diese Version gibt es nicht mehr.',
    'target-not-found': 'Unter dieser Adresse hat die Website keine Seite. Wählen Sie eine andere.',
    'daily-news-not-found': 'Für heute gibt es noch keine News.',
    'recipient-refused': 'Eine Vorschau geht nur an die Redaktion und an das Postfach des Unternehmens.',
    'no-translator': 'Es ist kein Übersetzer eingerichtet. Der Administrator kann das einrichten.',
    'nothing-to-translate': 'Diese Übersetzung ist bereits auf dem neuesten Stand.',
    'translation-running': 'Diese Sprache wird bereits übersetzt. Bitte warten Sie einen Moment.',
    'translation-failed': 'Die Übersetzung ist fehlgeschlagen. Der Grund steht beim Artikel.',
    'no-language-model': 'Es ist keine Schreibhilfe eingerichtet. Der Administrator kann das einrichten.',
    'text-failed':
      'Die Schreibhilfe hat keinen brauchbaren Text geschrieben. Versuchen Sie es erneut oder mit einem anderen Thema.',
    'enquiry-not-found': 'Diese Anfrage gibt es nicht mehr.',
    'price-unavailable': 'Zurzeit gibt es keinen verlässlichen Bitcoin-Kurs.',
    'bitcoin-not-set-up':
      'Das Bezahlen mit Bitcoin ist noch nicht vollständig eingerichtet. Unter „Bitcoin-Zahlungen“ steht, was fehlt.',
    'amount-too-small': 'Dieser Betrag ist zu klein, um mit Bitcoin bezahlt zu werden.',
    'amount-too-large': 'Dieser Betrag ist höher, als mit Bitcoin bezahlt werden darf.',
    'addresses-unchecked':
      'Die beiden Quellen konnten nicht bestätigen, dass die nächste Adresse unbenutzt ist. Es wurde keine Zahlungsanforderung erstellt; bitte versuchen Sie es in einigen Minuten erneut.',
    'no-address-yet':
      'Derzeit kann keine neue Adresse vergeben werden. Versuchen Sie es in einer Minute erneut. Nach dem Wiederherstellen einer Sicherung vergibt die Website zunächst höchstens eine Adresse pro Stunde, damit keine Adresse zweimal verwendet wird; warten Sie dann bis zur nächsten vollen Stunde.',
    'too-many-orders':
      'In der letzten Stunde wurden schon zwanzig Zahlungsanforderungen versendet, oder sechzig in den letzten 24 Stunden. Versuchen Sie es in einer Stunde erneut.',
    'order-not-found': 'Diese Zahlungsanforderung gibt es nicht.',
    'order-gone': 'Die persönlichen Daten dieser Zahlungsanforderung wurden gelöscht.',
    'order-not-open': 'Für diese Zahlungsanforderung wurde bereits etwas gesendet, oder sie ist beendet.',
    'order-needs-no-decision': 'Bei dieser Zahlungsanforderung ist nichts zu entscheiden.',
    'message-not-taken':
      'Ihre Nachricht konnte weder gespeichert noch gesendet werden. Bitte rufen Sie uns an oder schreiben Sie uns.',
    'mail-key-missing': webhookWords('de').misconfigured,
    'sealed-text-refused': 'Das ist nicht der versiegelte Text einer Anfrage, oder er wurde verändert.',
    'setting-missing':
      'Die Website ist noch nicht vollständig eingerichtet. Bitte wenden Sie sich an den Administrator.',
    'database-unreachable':
      'Die Datenbank ist gerade nicht erreichbar. Ihr Text bleibt erhalten; bitte versuchen Sie es gleich noch einmal.',
    internal:
      'Auf dem Server ist etwas schiefgegangen. Der Fehler wurde protokolliert; bitte versuchen Sie es später erneut.',
    unreachable:
      'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut; Ihr Text ist gesichert.',
  },
};

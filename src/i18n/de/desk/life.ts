import type { DeskWords } from '../../dictionary.ts';

/**
 * The page and the list of articles: undo, the key to their states, schedule, dates, addresses, copies, moving to trash,
 * the page of the trash, history, and progress until a change is online.
 */
export const life: DeskWords['life'] = {
  undo: 'Rückgängig machen',
  undone: 'Rückgängig gemacht',
  undoFailed: 'Rückgängigmachen fehlgeschlagen',
  change: 'Ändern',
  goneMeanwhile:
    'Jemand hat diesen Artikel inzwischen in den Papierkorb gelegt oder verschoben. Ihr Text steht noch in den Feldern und in diesem Browser.',
  legend: 'Bedeutung der Symbole',
  meanings: {
    live: 'auf der Website zu lesen',
    scheduled: 'geht automatisch auf die Website',
    outdated: 'auf der Website zu lesen, aber der niederländische Text wurde seitdem geändert',
    'outdated-draft': 'noch nicht auf der Website, und der niederländische Text wurde seitdem geändert',
    reviewed: 'geprüft, noch nicht auf der Website',
    machine: 'von einem Programm übersetzt, noch nicht geprüft',
    draft: 'geschrieben, noch nicht auf der Website',
    pending: 'noch der niederländische Text',
    missing: 'noch keine Version in dieser Sprache',
  },
  schedule: {
    title: 'Später veröffentlichen',
    field: 'Datum und Uhrzeit auf Ibiza',
    within: 'Wird bis zu {n} Minuten nach dieser Zeit veröffentlicht; danach wird die Website neu erstellt.',
    save: 'Planen',
    noTime: 'Geben Sie ein Datum und eine Uhrzeit an.',
    twice: 'In dieser Nacht gibt es diese Stunde zweimal. Welche meinen Sie?',
    first: 'Die erste (Sommerzeit)',
    second: 'Die zweite (Winterzeit)',
    along: 'Auch: {languages}',
    scheduled: 'Geplant für den {date} Uhr',
    failed: 'Planen fehlgeschlagen',
    cancelled: 'Planung aufgehoben',
    cancelFailed: 'Aufheben fehlgeschlagen',
  },
  date: {
    title: 'Veröffentlichungsdatum',
    none: 'Noch nicht veröffentlicht',
    field: 'Datum auf der Seite',
    hint: 'Für alle Sprachen. Ist der Artikel schon anderswo erschienen, wählen Sie jenes Datum. Später veröffentlichen Sie über „Planen“.',
    wrong: 'Wählen Sie einen Tag ab dem Jahr 2000, der nicht in der Zukunft liegt.',
    save: 'Datum ändern',
    dated: 'Das Veröffentlichungsdatum ist geändert',
    failed: 'Das Veröffentlichungsdatum wurde nicht geändert',
  },
  rename: {
    title: 'Webadresse',
    hint: 'Alle Sprachen ziehen gemeinsam um. Die alten Adressen führen künftig zu den neuen und bleiben vergeben.',
    save: 'Webadresse ändern',
    same: 'Das ist schon die Webadresse.',
    renamed: 'Webadresse geändert',
    failed: 'Ändern der Webadresse fehlgeschlagen',
  },
  ownSlug: {
    field: 'Adresse dieser Sprache in eigenen Worten',
    hint: 'Ohne die Sprache am Ende. Leer: {path}. Die alte Adresse führt künftig zur neuen.',
    save: 'Adresse dieser Sprache ändern',
    saved: 'Die Adresse dieser Sprache ist geändert',
  },
  copy: {
    copy: 'Artikel kopieren',
    titleOf: '{title} (Kopie)',
    copied: 'Kopie angelegt',
    copiedText: 'Dies ist ein neuer Artikel. Das Original ist unverändert.',
    failed: 'Kopieren fehlgeschlagen',
  },
  trash: {
    one: 'Diese Sprache in den Papierkorb legen',
    all: 'Den ganzen Artikel in den Papierkorb legen',
    oneTitle: 'Diese Sprache in den Papierkorb legen?',
    allTitle: 'Den ganzen Artikel in den Papierkorb legen?',
    oneText:
      'Diese Sprache verschwindet von der Website und kommt in den Papierkorb. Sie können sie {days} Tage lang wiederherstellen.',
    allText:
      'Der Artikel verschwindet in allen Sprachen von der Website und kommt in den Papierkorb. Sie können ihn {days} Tage lang wiederherstellen.',
    thrown: 'Das liegt im Papierkorb. Sie können es {days} Tage lang wiederherstellen.',
    toTrash: 'Zum Papierkorb',
    failed: 'Konnte nicht in den Papierkorb gelegt werden',
  },
  trashPage: {
    intro:
      'Anders überlegt? Sie können alles {days} Tage lang wiederherstellen und danach selbst veröffentlichen.',
    empty: 'Der Papierkorb ist leer.',
    loading: 'Der Papierkorb wird geladen\u00a0…',
    loadFailed: 'Der Papierkorb konnte nicht geladen werden.',
    daysLeft: { one: 'Verschwindet in 1 Tag', other: 'Verschwindet in {n} Tagen' },
    soon: 'Verschwindet in wenigen Minuten',
    restore: 'Wiederherstellen',
    restored: 'Wiederhergestellt, aber nicht auf der Website',
    restoreFailed: 'Wiederherstellen fehlgeschlagen',
    forever: 'Endgültig löschen',
    foreverTitle: 'Endgültig löschen?',
    foreverText:
      '„{title}“ und alle früheren Versionen werden gelöscht. Das lässt sich nicht rückgängig machen. Die Adresse wird frei.',
    foreverMore: 'Auch was von diesem Artikel schon früher im Papierkorb lag, wird gelöscht.',
    clear: 'Papierkorb leeren',
    clearTitle: 'Papierkorb leeren?',
    clearText: {
      one: '1 Artikel und alle früheren Versionen werden gelöscht. Das lässt sich nicht rückgängig machen.',
      other:
        '{n} Artikel und alle früheren Versionen werden gelöscht. Das lässt sich nicht rückgängig machen.',
    },
    emptied: 'Der Papierkorb ist geleert',
    deleted: 'Endgültig gelöscht',
    deleteFailed: 'Löschen fehlgeschlagen',
  },
  history: {
    about:
      'Eine Version, die Sie wiederherstellen, kommt in die Felder. Die Website ändert sich erst, wenn Sie speichern.',
    aboutFirst: 'Jedes Mal, wenn Sie speichern, kommt hier eine Version hinzu.',
    changed: 'Geändert: {fields}.',
    compare: 'Vergleichen mit',
    before: 'der Version davor',
    current: 'dem jetzigen Text',
    alone: 'nichts (nur der Text)',
    same: 'Es gibt keinen Unterschied.',
    sameWords: 'Der Text ist gleich geblieben; nur der Quelltext ist anders geschrieben.',
    loading: 'Die Version wird geladen\u00a0…',
    failed: 'Diese Version konnte nicht geladen werden.',
    skipped: { one: '… 1 Absatz unverändert\u00a0…', other: '… {n} Absätze unverändert\u00a0…' },
    added: 'hinzugefügt:',
    removed: 'entfernt:',
    end: 'Ende',
  },
  progress: {
    changes: { one: '1 Änderung ist noch nicht online.', other: '{n} Änderungen sind noch nicht online.' },
    expectedIn: {
      one: 'In 1 Sekunde wird die Website neu erstellt.',
      other: 'In {n} Sekunden wird die Website neu erstellt.',
    },
    expectedNow: 'Die Website wird jetzt neu erstellt.',
    held: 'Die Website kann diesen Monat nur noch wenige Male aktualisiert werden. Was sich automatisch ändert, wartet auf die nächste Veröffentlichung, längstens bis zum {date} Uhr.',
    usual: { one: 'Das dauert meistens 1 Sekunde.', other: 'Das dauert meistens {n} Sekunden.' },
    left: {
      one: 'Die Website kann diesen Monat noch 1 Mal aktualisiert werden.',
      other: 'Die Website kann diesen Monat noch {n} Mal aktualisiert werden.',
    },
    leftFew:
      'So oft kann die Website diesen Monat noch aktualisiert werden: {n}. Veröffentlichen Sie Änderungen möglichst zusammen: Ist das Guthaben beim Hoster aufgebraucht, kann die ganze Website bis zum nächsten Monat offline gehen.',
    leftNone:
      'Die Aktualisierungen dieses Monats sind aufgebraucht. Was Sie veröffentlichen, kommt weiterhin auf die Website, doch jede weitere kann nun das Guthaben beim Hoster aufbrauchen; dann ist die ganze Website bis zum nächsten Monat offline.',
    pages: {
      waiting: 'noch nicht',
      online: 'auf der Website',
      gone: 'nicht mehr auf der Website',
      moved: 'führt zur neuen Adresse',
    },
  },
};

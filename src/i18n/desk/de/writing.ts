import type { DeskWords } from '../desk-words.ts';

export const writing: DeskWords['writing'] = {
  paste: {
    hint: 'Text aus Word, Google Docs, einer E-Mail oder einer Webseite wird beim Einfügen von selbst bereinigt.',
    imagesLeft: 'Nicht mit eingefügt: {n} Bild(er). Bitte fügen Sie sie eigens hinzu.',
    imagesForeign:
      'Bilder einer anderen Website ({n}) werden beim Speichern übernommen; die Vorschau zeigt sie noch nicht.',
    withoutMarkup: 'Die Formatierung konnte nicht übernommen werden; es wurde nur der Text eingefügt.',
  },
  preview: {
    old: 'Der Server ist gerade nicht erreichbar. Dies ist die Vorschau von eben; sie wird von selbst aktualisiert.',
  },
  slug: {
    free: 'Frei. Die Adresse wird {path}',
    taken: 'Diese Slug-Basis gehört schon zu einem anderen Artikel.',
    sent: 'Ihr Artikel wurde beim letzten Versuch vermutlich doch gespeichert. Drücken Sie noch einmal auf Speichern: Ein zweiter entsteht nicht.',
    unchecked: 'Lässt sich gerade nicht prüfen; beim Speichern wird es nachgeholt.',
    take: '„{proposal}“ verwenden',
  },
  search: {
    title: 'Suchmaschinen',
    aim: '{n} Zeichen, empfohlen sind höchstens {most}',
    tooLong: '{n} Zeichen, mehr als die {most}, die Suchmaschinen meist anzeigen',
    emptyTitle: 'Leer: der Titel des Artikels',
    emptyDescription: 'Leer: die kurze Zusammenfassung',
    preview: 'So kann es in den Suchergebnissen aussehen',
    noTitle: 'Noch kein Titel',
    noDescription: 'Noch keine Beschreibung',
  },
  problems: {
    required: 'Dieses Feld ist erforderlich.',
    tooLong: 'Zu lang: höchstens {most} Zeichen.',
    unstorable: 'Hier stehen Zeichen, die sich nicht speichern lassen.',
    wrong: 'Das stimmt noch nicht.',
  },
  kept: {
    at: 'Gesichert um {time}',
    soon: 'In diesem Browser gesichert; der Server folgt gleich.',
    saving: 'Wird gesichert …',
    onlyHere:
      'Nur in diesem Browser gesichert. Sobald der Server erreichbar ist, wird der Text auch dort gesichert.',
    nowhere:
      'Noch nirgends gesichert: Dieser Browser bewahrt nichts auf, und der Server ist nicht erreichbar. Schließen Sie diese Seite nicht.',
    conflict:
      'Dieser Entwurf wurde inzwischen anderswo geändert. Ihr Text steht noch in den Feldern und überschreibt nichts.',
    keepMine: 'Meinen Text als eigenen Entwurf sichern',
    openOther: 'Die andere Version öffnen',
  },
  drafts: {
    title: 'Nicht gespeicherte Entwürfe',
    untitled: 'Ohne Titel',
    changed: 'Geändert am {date}',
    by: '{name}, {date}',
    bySharedToken: 'Mit dem gemeinsamen Token, {date}',
    goOn: 'Weiterschreiben',
    remove: 'Verwerfen',
    removeTitle: 'Entwurf verwerfen?',
    removeText: '„{title}“ lässt sich danach nicht mehr zurückholen.',
    cancel: 'Abbrechen',
    failed: 'Die Entwürfe konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
    notSwitched:
      'Was Sie hier schreiben, steht noch nicht auf dem Server. Versuchen Sie es erneut, sobald eine Verbindung besteht.',
    loading: 'Entwürfe werden geladen …',
    days: 'Ein Entwurf, den {days} Tage lang niemand ändert, wird von selbst verworfen.',
    emptied: 'Sie beginnen mit einem leeren Formular. Der vorige Text steht bei den Entwürfen.',
    emptyTitle: 'Text verwerfen?',
    emptyText: 'Dieser Text steht nur in diesem Browser und lässt sich danach nicht mehr zurückholen.',
  },
};

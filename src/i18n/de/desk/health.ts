import type { DeskWords } from '../../dictionary.ts';

/** The page of the desk that shows what is wrong with the site, and the mail about it. */
export const health: DeskWords['health'] = {
  intro:
    'Wie es der Website geht. Ändert sich etwas, erhält das Unternehmen eine E-Mail, höchstens eine am Tag.',
  loading: 'Die Website wird geprüft\u00a0…',
  failed: 'Der Zustand der Website konnte nicht geladen werden.',
  well: 'Alles funktioniert',
  works: 'Die Website funktioniert',
  worksUnsaved: 'Die Website funktioniert, ohne Sicherung',
  troubled: 'Die Website braucht Hilfe',
  allRun: 'Alle Prüfungen sind erledigt.',
  forAdmin: 'Für Ihren Administrator',
  sendToAdmin: 'E-Mail an Ihren Administrator',
  checks: 'Prüfungen',
  checksAbout: 'Nur Ihr Administrator kann sie durchführen.',
  backupStep: 'Erstellen Sie eine Sicherung mit „npm run backup“ und bewahren Sie sie anderswo auf.',
  checkStep: 'Führen Sie „npm run check-installation“ auf einem Computer aus.',
  more: 'Mehr ansehen',
  backup: 'Letzte Sicherung',
  rehearsal: 'Letzte Probe der Wiederherstellung',
  lastCheck: 'Letzte Prüfung der Website',
  signedIn: 'Anmeldungen in den letzten sieben Tagen',
  signedInTimes: '{n}, die letzte {moment}',
  never: 'Noch nie',
  start: { one: '1 Punkt braucht Ihre Aufmerksamkeit', other: '{n} Punkte brauchen Ihre Aufmerksamkeit' },
  toDo: 'Zu erledigen',
  invited: {
    one: '{names} wurde eingeladen. Kennen Sie diese Person?',
    other: '{names} wurden eingeladen. Kennen Sie diese Personen?',
  },
  problems: {
    'schedule-stopped': {
      text: 'Die geplanten Aufgaben der Website laufen nicht.',
      action: 'Prüfen Sie beim Hoster, ob noch Guthaben da ist und die Funktion „tick“ geplant ist.',
    },
    'settings-missing': {
      text: 'Fehlende Einstellungen: {names}.',
      action: 'Tragen Sie sie beim Hoster ein und veröffentlichen Sie die Website neu.',
    },
    'settings-invalid': {
      text: 'Einstellungen mit einem unbrauchbaren Wert: {names}.',
      action: 'Berichtigen Sie sie beim Hoster und veröffentlichen Sie die Website neu.',
    },
    'older-published': {
      text: 'Beim Hoster ist eine ältere Version der Website online.',
      action: 'Veröffentlichen Sie beim Hoster die neueste Version (Netlify: Deploys).',
    },
    'build-failed': {
      text: 'Der letzte Build der Website ist fehlgeschlagen. Die vorige Version ist noch online.',
      action: 'Lesen Sie beim Hoster den Grund (Netlify: Deploys) und versuchen Sie es erneut.',
    },
    'build-stuck': {
      text: 'Eine Änderung wartet seit mehr als einem Tag auf einen Build.',
      action: 'Prüfen Sie beim Hoster, ob der Build-Hook noch besteht und Guthaben da ist.',
    },
    'posts-skipped': {
      text: 'Artikel, die nicht angezeigt werden können: {names}. Die vorige Version bleibt online, falls es eine gab.',
      action: 'Bearbeiten Sie sie oder blenden Sie sie aus.',
    },
    'builds-short': {
      text: 'Es sind kaum noch Builds übrig: {n}.',
      action: 'Veröffentlichen Sie Änderungen gemeinsam oder wählen Sie einen größeren Tarif.',
    },
    'database-full': {
      text: 'Die Datenbank ist fast voll: {n} MB von 500 MB.',
      action: 'Leeren Sie den Papierkorb oder wählen Sie einen größeren Tarif.',
    },
    'mails-lost': {
      text: 'E-Mails, die nicht angekommen sind: {n}.',
      action: 'Sehen Sie die Anfragen durch und senden Sie sie erneut.',
    },
    'mails-waiting': {
      text: 'E-Mails, die seit mehr als einer Stunde nicht gesendet werden können: {n}.',
      action: 'Sehen Sie bei den Anfragen nach, welchen Grund der Maildienst nennt.',
    },
    'payments-waiting': {
      text: 'Bitcoin-Zahlungen, die auf Ihre Entscheidung warten: {n}.',
      action: 'Entscheiden Sie über die Zahlungen.',
    },
    'enquiries-held': {
      text: 'Anfragen, die seit mehr als einem Tag zurückgehalten werden: {n}.',
      action: 'Lesen Sie sie und leiten Sie die echten weiter.',
    },
    'backup-failed': {
      text: 'Die Sicherung der letzten Nacht ist fehlgeschlagen: {names}',
      action:
        'Beheben Sie dies am Ort der Sicherungen oder beim Hoster. Stündlich wird ein neuer Versuch unternommen.',
    },
    'backup-old': {
      text: 'Die letzte Sicherung ist zu alt.',
      action:
        'Erstellen Sie eine mit „npm run backup“ und bewahren Sie sie anderswo auf. Bei nächtlicher Sicherung nennt das Protokoll von „back-up-background“ beim Hoster den Grund.',
    },
    'rehearsal-old': {
      text: 'Seit mehr als einem Monat wurde keine Sicherung probeweise wiederhergestellt.',
      action: 'Führen Sie „npm run rehearse“ auf einem Rechner mit der Schlüsseldatei aus.',
    },
    'news-failed': {
      text: 'Die täglichen News konnten nicht geschrieben werden.',
      action: 'Sehen Sie den Grund an und starten Sie erneut.',
    },
    'news-waiting': {
      text: 'News-Texte, die zu prüfen sind: {n}.',
      action: 'Prüfen Sie die News.',
    },
    'unread-stopped': {
      text: 'News werden nicht mehr ungelesen veröffentlicht.',
      action: 'Sehen Sie den Grund an und erlauben Sie es wieder.',
    },
    'judge-failing': {
      text: 'News-Texte der letzten Woche, bei denen der Vergleich mit den Quellen versagt hat: {n}.',
      action: 'Wählen Sie ein besseres Modell für den Vergleich.',
    },
    'feeds-failing': {
      text: 'News-Quellen, die nicht mehr lesbar sind: {n}.',
      action: 'Sehen Sie sich die Quellen an.',
    },
    'insurance-ends': {
      text: 'Versichert bis zum {names}. Danach nennt die Website die Versicherung nicht mehr.',
      action: 'Tragen Sie das neue Datum ein.',
    },
    'pages-missing': {
      text: 'Häufig aufgerufene Adressen ohne Seite: {names}.',
      action: 'Leiten Sie sie auf eine Seite um.',
    },
    'translations-outdated': {
      text: 'Übersetzungen, die seit mehr als einer Woche veraltet sind: {n}.',
      action: 'Aktualisieren Sie die Übersetzungen.',
    },
    'invitations-open': {
      text: 'Einladungen in die Redaktion in den letzten Tagen: {n}.',
      action: 'Sehen Sie sich die Einladungen an, oder ziehen Sie sie zurück.',
    },
  },
};

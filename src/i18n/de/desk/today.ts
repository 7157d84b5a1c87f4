import type { DeskWords } from '../../dictionary.ts';

export const today: DeskWords['today'] = {
  loading: 'Es wird nachgesehen, was zu tun ist …',
  failed: 'Was zu tun ist, konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  done: 'Alles erledigt. Nichts wartet auf Sie.',
  all: 'Alle {n} anzeigen',
  enquiries: {
    title: 'Offene Anfragen',
    someone: 'Ein Besucher',
    toAll: 'Zu den Anfragen',
    held: {
      one: '1 Nachricht wird zurückgehalten, weil sie nach Werbung aussieht.',
      other: '{n} Nachrichten werden zurückgehalten, weil sie nach Werbung aussehen.',
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
      one: '1 Übersetzung braucht Aufmerksamkeit',
      other: '{n} Übersetzungen brauchen Aufmerksamkeit',
    },
    payments: {
      one: '1 Zahlung, über die Sie entscheiden',
      other: '{n} Zahlungen, über die Sie entscheiden',
    },
    news: {
      one: '1 Nachrichtentext zu prüfen',
      other: '{n} Nachrichtentexte zu prüfen',
    },
  },
  kinds: {
    payments: 'Zahlungen, über die Sie entscheiden',
    failed: 'Übersetzung fehlgeschlagen',
    outdated: 'Übersetzung veraltet',
    unread: 'Übersetzung prüfen',
    news: 'Nachrichten prüfen',
    scheduled: 'Geht von selbst online',
    drafts: 'Unfertige Artikel',
    unsaved: 'Noch nicht gespeichert',
    onItsWay: 'Unterwegs zur Website',
  },
};

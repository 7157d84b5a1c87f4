import type { Words } from '../dictionary.ts';

export const preview: Words['preview'] = {
  title: 'Vorschau: {title}',
  pageLanguage: 'Sprache dieser Seite',
  intro:
    'So steht der Artikel auf der Website, sobald er veröffentlicht ist. Sie sehen immer den neuesten Text.',
  until: 'Gesendet am {sent}. Der Link gilt bis {until}.',
  languages: 'Sprachen dieses Artikels',
  missing: 'Diese Sprache gibt es nicht.',
  changed: 'seit der Mail geändert',
  ready: 'Bereit zum Veröffentlichen: {languages}.',
  obstacles: {
    'post-untranslated': 'Noch nicht übersetzt und daher nicht zu veröffentlichen: {languages}.',
    'image-alt-missing': 'Noch ohne Beschreibung des Bildes und daher nicht zu veröffentlichen: {languages}.',
  },
  nothingReady: 'Es gibt nichts zu veröffentlichen: Was übersetzt ist, steht bereits auf der Website.',
  publish: 'Veröffentlichen …',
  reject: 'Ablehnen …',
  confirmPublish: 'Diesen Artikel veröffentlichen?',
  confirmPublishText: 'Diese Sprachen kommen auf die Website: {languages}.',
  yesPublish: 'Ja, veröffentlichen',
  confirmReject: 'Diesen Artikel ablehnen?',
  confirmRejectText:
    'Der Artikel bleibt ein Entwurf. Die Redaktion sieht, dass er abgelehnt wurde und warum.',
  note: 'Hinweis für die Redaktion (freiwillig)',
  yesReject: 'Ja, ablehnen',
  back: 'Zurück zur Vorschau',
  published: 'Am {moment} mit diesem Link veröffentlicht: {languages}.',
  rejected: 'Am {moment} mit diesem Link abgelehnt. Der Artikel ist ein Entwurf geblieben.',
  rejectedNote: 'Hinweis: {note}',
  view: 'Auf der Website ansehen ({language})',
  lookAgain: 'Noch einmal nachsehen',
  alerts: {
    'decided-before': 'Über diese Vorschau war bereits entschieden. Es ist nichts weiter geschehen.',
    changed:
      'Der Artikel wurde geändert, nachdem Sie ihn angesehen hatten. Es wurde nichts veröffentlicht. Bitte sehen Sie ihn unten noch einmal an.',
    'nothing-ready': 'Es gab nichts zu veröffentlichen.',
    'form-expired': 'Dieses Formular war zu alt. Es ist nichts geschehen; bitte wählen Sie unten erneut.',
  },
  troubles: {
    unknown: {
      title: 'Dieser Link stimmt nicht',
      text: 'Öffnen Sie ihn direkt aus der Mail. Hilft das nicht, bitten Sie die Redaktion um eine neue Vorschau.',
    },
    expired: {
      title: 'Dieser Link ist abgelaufen',
      text: 'Eine Vorschau lässt sich {days} Tage lang ansehen. Bitten Sie die Redaktion um eine neue.',
    },
    gone: { title: 'Diesen Artikel gibt es nicht mehr', text: 'Die Redaktion hat ihn gelöscht.' },
    foreign: {
      title: 'Dieses Formular kam von einer anderen Website',
      text: 'Es ist nichts geschehen. Öffnen Sie den Link direkt aus der Mail.',
    },
    failed: {
      title: 'Etwas ist schiefgegangen',
      text: 'Es wurde festgehalten. Bitte versuchen Sie es später erneut.',
    },
  },
};

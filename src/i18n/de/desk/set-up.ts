import type { DeskWords } from '../../dictionary.ts';

export const setUp: DeskWords['setUp'] = {
  feeds: {
    why: 'Es sind noch keine Nachrichtenquellen eingerichtet. Deshalb können hier noch keine Nachrichten erstellt werden.',
    title: 'So richten Sie Nachrichtenquellen ein',
    steps: [
      'Wählen Sie einige Websites mit Nachrichten über Ibiza, die einen RSS-Feed anbieten, etwa eine Zeitung oder eine Gemeinde. Die Adresse eines Feeds endet oft auf /feed oder /rss.',
      'Geben Sie diese Adressen dem Administrator der Website. Er trägt sie beim Hoster unter Environment variables in NEWS_FEEDS ein, durch Kommas getrennt, und lässt die Website neu ausrollen.',
      'Danach stehen die Quellen auf der Seite Nachrichten, mit ihrem Zustand, und diese Schaltfläche wird frei.',
    ],
  },
  model: {
    why: 'Automatisch übersetzen geht noch nicht: Es ist noch kein Übersetzungsdienst eingerichtet.',
    title: 'Was ist dafür nötig?',
    steps: [
      'Eröffnen Sie ein Konto bei einem Dienst für Sprachmodelle, der die OpenAI-Schnittstelle spricht, und erstellen Sie dort einen Schlüssel.',
      'Geben Sie ihn dem Administrator der Website. Er trägt beim Hoster AI_BASE_URL, AI_API_KEY und AI_MODEL ein (derzeit fehlt {setting} oder stimmt nicht) und lässt die Website neu ausrollen.',
      'Laden Sie diese Seite danach neu. Bis dahin übersetzen Sie von Hand: Öffnen Sie die Sprache und schreiben Sie den Text.',
    ],
  },
};

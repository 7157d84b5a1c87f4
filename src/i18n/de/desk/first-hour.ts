import type { DeskWords } from '../../dictionary.ts';

/** These texts guide the owner of a new installation through entering the first details. */
export const firstHour: DeskWords['firstHour'] = {
  welcome: {
    title: 'In drei Schritten zum ersten Artikel',
    business: {
      text: 'Tragen Sie Ihre Unternehmensdaten ein',
      hint: 'Name, Telefon, Adresse und Preise stehen auf jeder Seite.',
    },
    image: { text: 'Fügen Sie ein Foto hinzu', hint: 'Jeder Artikel kann es verwenden.' },
    article: {
      text: 'Schreiben Sie Ihren ersten Artikel',
      hint: 'Speichern Sie ihn als Entwurf, oder stellen Sie ihn gleich online.',
    },
    begin: 'Anfangen',
    done: 'erledigt',
  },
  progress: 'Schritt {n} von {all}',
  titles: {
    name: 'Name und Adresse',
    numbers: 'Telefon und E-Mail',
    hours: 'Bürozeiten',
    prices: 'Preise',
    images: 'Foto und Logo',
    partner: 'Partner',
  },
  intros: {
    name: 'So heißt Ihr Unternehmen auf jeder Seite, in jeder E-Mail und in den Geschäftsbedingungen.',
    numbers: 'Hier erreichen Besucher Sie. Wo Anfragen eingehen, legt Ihr Administrator fest.',
    hours: 'Lassen Sie beide Uhrzeiten leer, wenn Sie an einem Tag geschlossen haben.',
    prices:
      'Tragen Sie Ihre eigenen Preise ein, inklusive MwSt. Die Website und jede Preisübersicht rechnen damit.',
    images:
      'Zeigen Sie, wer sich um das Haus kümmert. Bis Sie ein Foto haben, zeigt die Website eine Zeichnung.',
    partner:
      'Die Website empfiehlt diesen Partner auf einer eigenen Seite. Ohne Partner lädt diese Seite andere ein, mit Ihnen zusammenzuarbeiten.',
  },
  next: 'Speichern und weiter',
  finish: 'Speichern und abschließen',
  noPartner: 'Wir haben keinen Partner',
  skip: 'Überspringen',
  skipped: 'Übersprungen',
  back: 'Zurück',
  ready: 'Ihre Website ist fertig',
  readyHint: 'Nichts fehlt. Sie können alles später noch ändern.',
  left: 'Noch {n} von {all} Schritten offen',
  leftHint: 'Bis dahin zeigt die Website dort Beispiele.',
  open: 'Noch offen',
  goOn: 'Weiter ausfüllen',
  toSite: 'Website ansehen',
};

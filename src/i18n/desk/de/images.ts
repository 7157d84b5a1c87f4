import type { DeskWords } from '../desk-words.ts';

/** The picture of an article. */
export const images: DeskWords['images'] = {
  title: 'Bild',
  hint: 'JPEG, PNG, WebP oder AVIF. Wählen Sie eine Datei, fügen Sie ein Bild ein oder ziehen Sie es hierher.',
  choose: 'Bild auswählen',
  replace: 'Anderes Bild auswählen',
  remove: 'Bild entfernen',
  dropHere: 'Loslassen, um dieses Bild zu verwenden',
  busy: 'Das Bild wird übertragen und aufbereitet …',
  ready: 'Das Bild ist bereit.',
  removed: 'Das Bild wurde entfernt.',
  retry: 'Erneut versuchen',
  failed: 'Das Bild wurde nicht übernommen.',
  alt: 'Beschreibung des Bildes',
  altHint:
    'Was ist zu sehen? Für Leser, die das Bild nicht sehen können. Pflichtfeld, in der Sprache des Artikels.',
  altMissing: 'Beschreiben Sie, was auf dem Bild zu sehen ist.',
  focus: 'Blickpunkt: {x} % von links, {y} % von oben',
  focusHint:
    'Klicken Sie auf die Stelle, die immer sichtbar bleiben soll, oder verschieben Sie den Punkt mit den Pfeiltasten.',
  previews: 'So wird das Bild zugeschnitten',
  card: 'Übersicht',
  post: 'Artikel',
  social: 'Beim Teilen',
  leftOut: 'Nicht alle Bilder aus dem Text wurden übernommen',
  leftOutGone: '{n} aus dem Text entfernt: {list}',
  leftOutStays: '{n} derzeit nicht abrufbar; beim nächsten Speichern wird es erneut versucht: {list}',
};

import type { DeskWords } from '../../dictionary.ts';

/** Texts of the media library. */
export const library: DeskWords['library'] = {
  title: 'Mediathek',
  intro:
    'Alle hochgeladenen Bilder. Wählen Sie eines, um es zu beschreiben oder um zu sehen, wo es verwendet wird.',
  upload: 'Bild hinzufügen',
  added: 'Das Bild ist in der Mediathek',
  choose: 'Wählen Sie ein Bild',
  search: 'Suchen',
  searchHint: 'In Beschreibungen und in den Artikeln, in denen ein Bild vorkommt.',
  loading: 'Bilder werden geladen …',
  failed: 'Die Bilder konnten nicht geladen werden.',
  none: 'Es gibt noch keine Bilder.',
  noneHint: 'Was Sie hinzufügen, können Sie in jedem Artikel verwenden.',
  noneFound: 'Kein Bild gefunden.',
  found: { one: '1 Bild', other: '{n} Bilder' },
  more: 'Weitere Bilder',
  undescribed: 'Ohne Beschreibung',
  unused: 'Nicht verwendet',
  uses: { one: 'An 1 Stelle verwendet', other: 'An {n} Stellen verwendet' },
  usedIn: 'Wo dieses Bild verwendet wird',
  kinds: {
    article: '',
    trash: 'im Papierkorb',
    draft: 'neuer Artikel, noch nicht gespeichert',
    unsaved: 'noch nicht gespeicherte Änderungen',
    business: 'Angaben zum Unternehmen',
  },
  crop: {
    open: 'Zuschneiden',
    title: 'Bild zuschneiden',
    hint: 'Ziehen Sie die Ecken des Rahmens, oder verwenden Sie Tabulator und Pfeiltasten. Das ganze Bild bleibt in der Mediathek.',
    save: 'Ausschnitt speichern',
    failed: 'Das Bild wurde nicht zugeschnitten',
    added: 'Der Ausschnitt ist als neues Bild in der Mediathek',
    frame: {
      cropArea: 'Rahmen',
      nwDragHandle: 'Ecke oben links',
      nDragHandle: 'Oberkante',
      neDragHandle: 'Ecke oben rechts',
      eDragHandle: 'Rechte Kante',
      seDragHandle: 'Ecke unten rechts',
      sDragHandle: 'Unterkante',
      swDragHandle: 'Ecke unten links',
      wDragHandle: 'Linke Kante',
    },
  },
  details: 'Bild',
  descriptionsHint:
    'Was ist darauf zu sehen? Fügen Sie das Bild in einen Text ein, kommt die Beschreibung in dessen Sprache mit.',
  proposed:
    'Vorgeschlagen werden die Worte aus den Artikeln, in denen das Bild steht. Wählen Sie „Speichern“, um sie zu übernehmen.',
  save: 'Speichern',
  saved: 'Die Beschreibungen sind gespeichert',
  notSaved: 'Die Beschreibungen wurden nicht gespeichert',
  delete: 'Löschen',
  deleteTitle: 'Bild löschen?',
  deleteText:
    'Das Bild lässt sich danach nicht wiederherstellen, auch nicht in früheren Versionen eines Artikels.',
  deleted: 'Das Bild ist gelöscht',
  notDeleted: 'Das Bild wurde nicht gelöscht',
};

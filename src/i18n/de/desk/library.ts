import type { DeskWords } from '../../dictionary.ts';

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
  none: 'Es gibt noch keine Bilder. Fügen Sie das erste hinzu.',
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

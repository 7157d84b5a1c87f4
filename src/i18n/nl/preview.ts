/** The page that the link of a preview leads to. */
export const preview = {
  title: 'Voorbeeld: {title}',
  pageLanguage: 'Taal van deze pagina',
  intro: 'Zo staat dit artikel op de site zodra het is gepubliceerd. U ziet altijd de nieuwste tekst.',
  until: 'Gemaild op {sent}. De link werkt tot {until}.',
  languages: 'Talen van dit artikel',
  missing: 'Deze taal is er niet.',
  changed: 'gewijzigd sinds de mail',
  ready: 'Klaar om te publiceren: {languages}.',
  obstacles: {
    'post-untranslated': 'Nog niet vertaald, en daarom niet te publiceren: {languages}.',
    'image-alt-missing':
      'Nog zonder beschrijving van de afbeelding, en daarom niet te publiceren: {languages}.',
  },
  nothingReady: 'Er is niets te publiceren: wat vertaald is, staat al op de site.',
  publish: 'Publiceren…',
  reject: 'Afwijzen…',
  confirmPublish: 'Dit artikel publiceren?',
  confirmPublishText: 'Deze talen komen op de site: {languages}.',
  yesPublish: 'Ja, publiceren',
  confirmReject: 'Dit artikel afwijzen?',
  confirmRejectText: 'Het artikel blijft een concept. De redactie ziet dat het is afgewezen, en waarom.',
  note: 'Toelichting voor de redactie (niet verplicht)',
  yesReject: 'Ja, afwijzen',
  back: 'Terug naar het voorbeeld',
  published: 'Gepubliceerd op {moment} met deze link: {languages}.',
  rejected: 'Afgewezen op {moment} met deze link. Het artikel is een concept gebleven.',
  rejectedNote: 'Toelichting: {note}',
  view: 'Bekijken op de site ({language})',
  lookAgain: 'Opnieuw kijken',
  alerts: {
    'decided-before': 'Over dit voorbeeld was al besloten. Er is nu niets meer gebeurd.',
    changed:
      'Het artikel is gewijzigd nadat u het bekeek. Er is niets gepubliceerd. Bekijk het hieronder nog eens.',
    'nothing-ready': 'Er was niets te publiceren.',
    'form-expired': 'Dit formulier was te oud. Er is niets gebeurd; kies hieronder opnieuw.',
  },
  troubles: {
    unknown: {
      title: 'Deze link klopt niet',
      text: 'Open hem rechtstreeks uit de mail. Werkt dat niet, vraag de redactie dan om een nieuw voorbeeld.',
    },
    expired: {
      title: 'Deze link is verlopen',
      text: 'Een voorbeeld is {days} dagen te bekijken. Vraag de redactie om een nieuw voorbeeld.',
    },
    gone: { title: 'Dit artikel is er niet meer', text: 'De redactie heeft het verwijderd.' },
    foreign: {
      title: 'Dit formulier kwam van een andere site',
      text: 'Er is niets gebeurd. Open de link rechtstreeks uit de mail.',
    },
    failed: {
      title: 'Er ging iets mis',
      text: 'Het is vastgelegd. Probeer het later opnieuw.',
    },
  },
} as const;

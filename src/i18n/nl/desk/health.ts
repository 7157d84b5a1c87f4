/** The page of the desk that shows what is wrong with the site, and the mail about it. */
export const health = {
  intro: 'Hoe het met de site gaat. Verandert er iets, dan krijgt het bedrijf een mail, hooguit één per dag.',
  loading: 'De site wordt nagekeken…',
  failed: 'De status van de site kon niet worden opgehaald.',
  well: 'Alles werkt',
  works: 'De site werkt',
  worksUnsaved: 'De site werkt, zonder back-up',
  troubled: 'De site heeft hulp nodig',
  allRun: 'Alle controles zijn gedaan.',
  forAdmin: 'Voor uw beheerder',
  sendToAdmin: 'Naar uw beheerder mailen',
  checks: 'Controles',
  checksAbout: 'Alleen uw beheerder kan deze uitvoeren.',
  backupStep: 'Maak een back-up met “npm run backup” en bewaar die elders.',
  checkStep: 'Voer “npm run check-installation” uit op een computer.',
  more: 'Meer bekijken',
  backup: 'Laatste back-up',
  rehearsal: 'Laatste oefening met terugzetten',
  lastCheck: 'Laatste controle van de site',
  signedIn: 'Ingelogd in de laatste zeven dagen',
  signedInTimes: '{n} keer, voor het laatst {moment}',
  never: 'Nog nooit',
  start: { one: '1 punt vraagt aandacht', other: '{n} punten vragen aandacht' },
  toDo: 'Te doen',
  /** In place of the text of `invitations-open`, which the mail says without names. */
  invited: {
    one: '{names} is uitgenodigd. Kent u deze persoon?',
    other: '{names} zijn uitgenodigd. Kent u deze mensen?',
  },
  problems: {
    'schedule-stopped': {
      text: 'De geplande taken van de site draaien niet.',
      action: 'Kijk bij de host of er nog tegoed is en of de functie “tick” gepland staat.',
    },
    'settings-missing': {
      text: 'Instellingen die ontbreken: {names}.',
      action: 'Vul ze in bij de host en publiceer de site opnieuw.',
    },
    'settings-invalid': {
      text: 'Instellingen met een onbruikbare waarde: {names}.',
      action: 'Verbeter ze bij de host en publiceer de site opnieuw.',
    },
    'older-published': {
      text: 'Bij de host staat een oudere versie van de site online.',
      action: 'Publiceer bij de host de nieuwste versie (Netlify: Deploys).',
    },
    'build-failed': {
      text: 'De laatste build van de site is mislukt. De vorige versie staat nog online.',
      action: 'Lees bij de host waarom (Netlify: Deploys) en probeer het opnieuw.',
    },
    'build-stuck': {
      text: 'Een wijziging wacht al meer dan een dag op een build.',
      action: 'Kijk bij de host of de build hook nog bestaat en er tegoed is.',
    },
    'posts-skipped': {
      text: 'Artikelen die niet getoond kunnen worden: {names}. De vorige versie blijft online, als die er was.',
      action: 'Bewerk of verberg ze.',
    },
    'builds-short': {
      text: 'Er zijn bijna geen builds meer over: {n}.',
      action: 'Publiceer wijzigingen samen of kies een groter abonnement bij de host.',
    },
    'database-full': {
      text: 'De database is bijna vol: {n} MB van 500 MB.',
      action: 'Leeg de prullenbak of kies een groter abonnement.',
    },
    'mails-lost': {
      text: 'Mails die niet zijn aangekomen: {n}.',
      action: 'Bekijk de aanvragen en mail ze opnieuw.',
    },
    'mails-waiting': {
      text: 'Mails die al meer dan een uur niet verstuurd kunnen worden: {n}.',
      action: 'Bekijk de aanvragen en de reden van de maildienst.',
    },
    'payments-waiting': {
      text: 'Bitcoinbetalingen die op uw beslissing wachten: {n}.',
      action: 'Beslis over de betalingen.',
    },
    'enquiries-held': {
      text: 'Berichten die al meer dan een dag worden vastgehouden: {n}.',
      action: 'Lees ze en mail door wat echt is.',
    },
    'backup-failed': {
      text: 'De back-up van de afgelopen nacht is mislukt: {names}',
      action: 'Los dit op bij de opslag van de back-ups of bij de host. Elk uur volgt een nieuwe poging.',
    },
    'backup-old': {
      text: 'De laatste back-up is te oud.',
      action:
        'Maak een back-up met “npm run backup” en bewaar die elders. Wordt er elke nacht een gemaakt, dan staat de reden in het logboek van “back-up-background” bij de host.',
    },
    'rehearsal-old': {
      text: 'Het terugzetten van een back-up is al meer dan een maand niet geoefend.',
      action: 'Voer “npm run rehearse” uit op een computer met het sleutelbestand.',
    },
    'news-failed': {
      text: 'Het dagelijkse nieuws kon niet worden geschreven.',
      action: 'Bekijk de reden en begin opnieuw.',
    },
    'news-waiting': {
      text: 'Nieuwsteksten die nagelezen moeten worden: {n}.',
      action: 'Lees het nieuws na.',
    },
    'unread-stopped': {
      text: 'Er verschijnt geen nieuws meer ongelezen.',
      action: 'Bekijk de reden en sta het weer toe.',
    },
    'judge-failing': {
      text: 'Nieuwsteksten waarbij de vergelijking met de bronnen faalde, in de laatste week: {n}.',
      action: 'Kies een beter model voor de vergelijking.',
    },
    'feeds-failing': {
      text: 'Nieuwsbronnen die niet meer te lezen zijn: {n}.',
      action: 'Bekijk de bronnen.',
    },
    'insurance-ends': {
      text: 'Verzekerd tot en met {names}. Na die dag noemt de site de verzekering niet meer.',
      action: 'Vul de nieuwe einddatum in.',
    },
    'pages-missing': {
      text: 'Adressen zonder pagina waar vaak om wordt gevraagd: {names}.',
      action: 'Stuur ze door naar een pagina.',
    },
    'translations-outdated': {
      text: 'Vertalingen die al meer dan een week verouderd zijn: {n}.',
      action: 'Werk de vertalingen bij.',
    },
    'invitations-open': {
      text: 'Uitnodigingen voor redacteuren van de laatste dagen: {n}.',
      action: 'Bekijk de uitnodigingen, of trek ze in.',
    },
  },
} as const;

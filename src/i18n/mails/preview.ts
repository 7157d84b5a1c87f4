import type { InEachLanguage } from '../translated.ts';

const nl = {
  subject: 'Voorvertoning: {title}',
  intro: 'U kunt dit artikel nu in alle talen lezen, precies zoals het op de site komt te staan.',
  news: 'Kunstmatige intelligentie heeft deze nieuwsteksten geschreven. In de tabel ziet u wat al op de site staat en wat nog op u wacht.',
  open: 'Voorvertoning bekijken',
  until: 'De link werkt tot {moment}. Zolang u alleen kijkt, verandert er niets op de site.',
  keep: 'Stuur deze mail niet door: wie de link heeft, kan het artikel publiceren of afwijzen.',
} as const;

/** The mail with a link to a preview. The preview page has its texts in `src/i18n/<language>/pages.ts`. */
export const previewMailWords: InEachLanguage<typeof nl> = {
  nl,
  en: {
    subject: 'Preview: {title}',
    intro: 'You can now read this article in all its languages, just as it will appear on the site.',
    news: 'These news items were written by artificial intelligence. The table shows what is already on the site and what is waiting for you.',
    open: 'View the preview',
    until: 'The link works until {moment}. Opening it changes nothing on the site.',
    keep: 'Anyone with the link can publish or reject the article, so please do not forward it.',
  },
  es: {
    subject: 'Vista previa: {title}',
    intro: 'Ya puede leer este artículo en todos sus idiomas, tal como aparecerá en la web.',
    news: 'Estas noticias las ha redactado una inteligencia artificial. En la tabla verá qué está ya en la web y qué espera su revisión.',
    open: 'Ver la vista previa',
    until: 'El enlace funciona hasta el {moment}. Abrirlo no cambia nada en la web.',
    keep: 'Quien tenga el enlace puede publicar o rechazar el artículo. No lo reenvíe, por favor.',
  },
  de: {
    subject: 'Vorschau: {title}',
    intro:
      'Diesen Artikel können Sie jetzt in allen Sprachen lesen, so wie er auf der Website erscheinen wird.',
    news: 'Diese Meldungen wurden von einer KI verfasst. Die Tabelle zeigt, was schon auf der Website steht und was noch auf Ihre Prüfung wartet.',
    open: 'Vorschau ansehen',
    until: 'Der Link gilt bis zum {moment} Uhr. Solange Sie nur lesen, ändert sich auf der Website nichts.',
    keep: 'Wer den Link hat, kann den Artikel veröffentlichen oder ablehnen. Bitte leiten Sie ihn nicht weiter.',
  },
};

import { millisecondsBetweenLooks } from '#core/publishing/rebuild/site-status.ts';

/**
 * How long things take on the host, in seconds, and how much is asked for. None of it can be measured on this machine, where
 * there is no network and no cold start: these are estimates, on the high side. Netlify → Usage & billing has the truth.
 */
export const assumedUse = {
  /**
   * A scheduled run that finds nothing: a new connection to the database in the same region and one question (0.15 to 0.25 s),
   * and every tenth time a cold start (1.5 s).
   */
  emptyTickSeconds: 0.4,
  /** A call of the desk or of a visitor, cold ones included. */
  callSeconds: 0.6,
  /** Where a mail is sent or a picture is drawn. */
  longCallSeconds: 3,

  publish: {
    /** The other languages of the article, in the background. */
    translationSeconds: 45,
    /** What follows the answer: REBUILD_QUIET_SECONDS as it is by default, and the hook. */
    waitSeconds: 21,
    /** Where a rebuild is on its way already: it is looked at until it has left, every 12 s (`stand-by.ts`). */
    standBySeconds: 24,
    /** The event functions: reading the site, telling search engines. */
    eventSeconds: 3,
    /** From the hook to the page being read, during which the desk looks at the site. */
    buildSeconds: 180,
    secondsPerLook: millisecondsBetweenLooks / 1000 + 0.6,
  },

  visitors: {
    /** Three pages each, with styles, fonts, pictures and icons that are not in the browser yet. */
    requestsEach: 30,
    gigabytesEach: 0.0005,
    /** Per thousand visitors. Messages are a stamp, a message, and its mails. */
    messages: 5,
    searches: 50,
    priceBoxMinutes: 60,
    cardsDrawn: 20,
    /** Addresses without a page, most of them asked for by programs; each one that the network has not kept asks our function. */
    missingPages: 500,
  },

  news: {
    /** Four languages with a model; the host would end it after 15 minutes. */
    secondsPerDay: 300,
  },
} as const;

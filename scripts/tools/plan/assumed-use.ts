import { millisecondsBetweenLooks } from '#core/publishing/rebuild/site-status.ts';

/**
 * Durations on the host, in seconds, and amounts of use. They cannot be measured locally, without network and cold starts, so
 * these are estimates on the high side. Netlify → Usage & billing has the real figures.
 */
export const assumedUse = {
  /**
   * A scheduled run with nothing to do: a new connection to a database in the same region and one query (0.15 to 0.25 s), and
   * every tenth time a cold start (1.5 s).
   */
  emptyTickSeconds: 0.4,
  /** A call by the desk or a visitor, cold starts included. */
  callSeconds: 0.6,
  /** A call that sends a mail or renders a picture. */
  longCallSeconds: 3,

  publish: {
    /** Translating the article, in the background. */
    translationSeconds: 45,
    /** Work after the answer: the default of REBUILD_QUIET_SECONDS, and the hook. */
    waitSeconds: 21,
    /** While another rebuild waits: polls every 12 s until it has started. */
    standBySeconds: 24,
    /** The event functions: reading the site, notifying search engines. */
    eventSeconds: 3,
    /** From the hook to the live page, while the desk polls the site. */
    buildSeconds: 180,
    secondsPerPoll: millisecondsBetweenLooks / 1000 + 0.6,
  },

  visitors: {
    /** Three pages each, with styles, fonts, pictures and icons that the browser has not cached. */
    requestsEach: 30,
    gigabytesEach: 0.0005,
    /** Per thousand visitors. A message is a stamp, the message and its mails. */
    messages: 5,
    searches: 50,
    priceBoxMinutes: 60,
    cardsRendered: 20,
    /** Requests for missing pages, mostly by bots; each one that the CDN has not cached calls our function. */
    missingPages: 500,
  },

  news: {
    /** Four languages with a language model; the host allows 15 minutes. */
    secondsPerDay: 300,
  },
} as const;

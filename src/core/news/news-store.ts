import type { ModelCost } from '../language-model/language-model.ts';
import type { Locale } from '../locale.ts';
import type { ReportedItem } from './gathering/choose-items.ts';
import type { GatheringRecord } from './gathering/gather-news.ts';
import type { NewsFacts, NewsReport, NewsText } from './writing/news-writer.ts';

/**
 * Stores the news of each day. A process must claim a step before it works on it. A claim expires, and another process may
 * then claim the step. The result of an expired claim is not stored.
 */
export type NewsStore = {
  begin: (date: string, how: { again: boolean }) => Promise<BegunDay>;
  /** Returns false if another process has taken over the claim on the day. */
  noteGathering: (date: string, outcome: GatheringOutcome) => Promise<boolean>;
  claimText: (date: string, what: { locale: Locale; again: boolean }) => Promise<ClaimedText>;
  /**
   * Stores a written text, also as a draft post, and returns the slug of the post. Returns undefined if another process has
   * taken over the claim on the text.
   */
  noteText: (date: string, outcome: WritingOutcome) => Promise<string | undefined>;
  /**
   * Publishes all written texts of a day at once. Publishes none if one of them waits for a person. Returns those of the
   * requested languages that are public now.
   */
  publish: (date: string, locales: readonly Locale[]) => Promise<{ locale: Locale; isNew: boolean }[]>;
};

export type BegunDay =
  | { state: 'facts'; facts: NewsFacts }
  | { state: 'busy' | 'too-little-news' }
  | { state: 'failed'; trouble: string }
  | { state: 'claimed'; attempt: string; alreadyReported: ReportedItem[] };

export type ClaimedText =
  | { state: 'written' | 'held' | 'published'; slug: string }
  | { state: 'busy' }
  | { state: 'failed'; trouble: string }
  | { state: 'claimed'; attempt: string };

export type GatheringOutcome = ModelCost & { attempt: string; record: GatheringRecord } & (
    | { state: 'writing'; facts: NewsFacts }
    | { state: 'too-little-news' | 'failed'; trouble: Trouble }
  );

export type WritingOutcome = ModelCost & { attempt: string; locale: Locale } & (
    | {
        /** `held` means that the text waits for a person, for the reasons in `waits`. */
        state: 'written' | 'held';
        text: NewsText;
        waits: string[];
        /** The reports that the text is made of. The news of later days will not use them again. */
        reported: NewsReport[];
      }
    | { state: 'failed'; trouble: Trouble }
  );

type Trouble = { code: string; detail: string };

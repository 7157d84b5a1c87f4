import type { ModelCost } from '../language-model/language-model.ts';
import type { Locale } from '../locale.ts';
import type { ReportedItem } from './gathering/choose-items.ts';
import type { GatheringRecord } from './gathering/gather-news.ts';
import type { NewsFacts, NewsReport, NewsText } from './writing/news-writer.ts';

/**
 * The stored news of each day, and the claims of those who write it. A claim expires; a result is not stored if
 * another process has taken the claim over.
 */
export type NewsStore = {
  begin: (date: string, how: { again: boolean }) => Promise<BegunDay>;
  /** False if another process has taken the day over. */
  noteGathering: (date: string, outcome: GatheringOutcome) => Promise<boolean>;
  claimText: (date: string, what: { locale: Locale; again: boolean }) => Promise<ClaimedText>;
  /** Stores a written text, also as a draft, and returns its slug; undefined if another process has taken it over. */
  noteText: (date: string, outcome: WritingOutcome) => Promise<string | undefined>;
  /**
   * Publishes all written texts at once, or none if one of the day waits for a person. Returns the requested languages
   * that are published now.
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
        /** `held`: waits for a person, for the reasons in `waits`. */
        state: 'written' | 'held';
        text: NewsText;
        waits: string[];
        /** The reports it is made of: used from now on. */
        reported: NewsReport[];
      }
    | { state: 'failed'; trouble: Trouble }
  );

type Trouble = { code: string; detail: string };

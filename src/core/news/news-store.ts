import type { ModelCost } from '../language-model/language-model.ts';
import type { Locale } from '../locale.ts';
import type { ReportedItem } from './gathering/choose-items.ts';
import type { GatheringRecord } from './gathering/gather-news.ts';
import type { NewsFacts, NewsReport, NewsText } from './writing/news-writer.ts';

/**
 * What the news needs from the database.
 * A process claims a step before it starts the step. If the claim expires and another process claims the step, the
 * store refuses the late result of the first process.
 */
export type NewsStore = {
  begin: (date: string, how: { again: boolean }) => Promise<BegunDay>;
  /** Returns false if another process has claimed the day in the meantime. */
  noteGathering: (date: string, outcome: GatheringOutcome) => Promise<boolean>;
  claimText: (date: string, what: { locale: Locale; again: boolean }) => Promise<ClaimedText>;
  /** Returns the slug, or undefined if another process has the claim. */
  noteText: (date: string, outcome: WritingOutcome) => Promise<string | undefined>;
  /** Publishes the day’s texts in `locales`, or none if a text of the day is held. Returns the published texts. */
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
  | {
      state: 'claimed';
      attempt: string;
      /** A stored text that only needs a judgement, because the judge was away. */
      text?: NewsText | undefined;
      /** The judge has failed on three days in a row, so a person must read every text of a model. */
      isStopped: boolean;
    };

export type GatheringOutcome = ModelCost & { attempt: string; record: GatheringRecord } & (
    | { state: 'writing'; facts: NewsFacts }
    | { state: 'too-little-news' | 'failed'; trouble: Trouble }
  );

export type WritingOutcome = ModelCost & { attempt: string; locale: Locale } & (
    | {
        /** `held`: a person must read the text before publication. `trouble` says why. */
        state: 'written' | 'held';
        text: NewsText;
        trouble?: Trouble | undefined;
        /** The reports that the text uses. The news of later days does not use these reports again. */
        reported: NewsReport[];
      }
    | { state: 'failed'; trouble: Trouble }
  );

type Trouble = { code: string; detail: string };

import type { Locale } from '../locale.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { ModelUses } from '../language-model/model-uses.ts';
import type { Translation } from '../post/post.ts';
import type { PublishingDeps } from '../publishing/ports.ts';
import type { TranslatableText } from './segments.ts';
import type { Problem } from './translate-segments.ts';

/** Translations, with the rights of the editor who asks. */
export type TranslationStore = {
  /** Undefined where the article has no Dutch text. */
  find: (address: ArticleLanguage) => Promise<TranslationPair | undefined>;
  /** False where this post is being translated already. */
  claim: (slug: string) => Promise<boolean>;
  /** Gives a claimed post back, and keeps why it could not be translated. */
  end: (slug: string, problem: Problem | undefined) => Promise<void>;
  /** Answers the new revision; undefined where the post or its Dutch text has changed since they were read. */
  store: (translation: NewTranslation) => Promise<number | undefined>;
};

/** Translations that are made while nobody waits. */
export type TranslationQueue = {
  /** Those to be made now, so many at most; what somebody else is at is not among them. */
  next: (most: number) => Promise<ArticleLanguage[]>;
  /** There is nothing to do there any more. */
  drop: (address: ArticleLanguage) => Promise<void>;
};

export type ArticleLanguage = { slugBase: string; locale: Locale };

export type TranslationPair = {
  source: TranslatableText & { revision: number };
  /** Undefined where the article has no such language yet. */
  post: TranslatedRow | undefined;
  /** The Dutch text the translation follows, where that is known. */
  earlierSource: TranslatableText | undefined;
};

export type TranslatedRow = TranslatableText & {
  slug: string;
  revision: number;
  translation: Translation;
  isOutdated: boolean;
  isPublished: boolean;
  problem: Problem | undefined;
};

export type NewTranslation = {
  slug: string;
  revision: number;
  sourceRevision: number;
  text: TranslatableText;
};

/** `model` is undefined where the settings name none; `names` are those of the business. */
export type TranslatingDeps = PublishingDeps & {
  translations: TranslationStore;
  model: LanguageModel | undefined;
  uses: ModelUses;
  names: readonly string[];
};

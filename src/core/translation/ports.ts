import type { Glossary } from '../language/names/glossary-entry.ts';
import type { Locale } from '../locale.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { ModelUses } from '../language-model/model-uses.ts';
import type { Translation } from '../post/post.ts';
import type { PublishingDeps } from '../publishing/ports.ts';
import type { TranslatableText } from './segments/segments.ts';
import type { Problem } from './translate-segments.ts';

/** What translating needs from the database. */
export type TranslationStore = {
  /** Returns undefined if the article has no Dutch text. */
  find: (address: ArticleLanguage) => Promise<TranslationPair | undefined>;
  /** Claims a post for translation. Returns false if another process is translating the post. */
  claim: (slug: string) => Promise<boolean>;
  end: (slug: string, problem: Problem | undefined) => Promise<void>;
  /** Returns the new revision, or undefined if the post or its Dutch text has changed since the given revisions. */
  store: (translation: NewTranslation) => Promise<number | undefined>;
};

export type TranslationQueue = {
  /** Returns at most `max` due translations, excluding those that another process has claimed. */
  next: (max: number) => Promise<ArticleLanguage[]>;
  drop: (address: ArticleLanguage) => Promise<void>;
};

export type ArticleLanguage = { slugBase: string; locale: Locale };

export type TranslationPair = {
  source: TranslatableText & { revision: number };
  /** Undefined if the article lacks the target language. */
  post: TranslatedRow | undefined;
  /** The Dutch text from which the current translation was made, if known. */
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
  /** The name of the editor who compared this text with the Dutch text, or undefined without such a comparison. */
  reviewer?: string;
};

/** The model from `judge` records its cost under `about`. `names` are the names of the business and its people. */
export type TranslatingDeps = PublishingDeps & {
  translations: TranslationStore;
  model: LanguageModel | undefined;
  judge?: ((about: string) => LanguageModel) | undefined;
  uses: ModelUses;
  names: readonly string[];
  glossary?: Glossary;
};

import { sourceLocale, type Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { EditablePost } from '#stores/articles.ts';
import { OtherLanguages } from './OtherLanguages.tsx';
import { ReviewText } from './ReviewText.tsx';
import { TranslateText } from './TranslateText.tsx';
import './translation.css';

/** What a program can do for a post, and who answers for what it did. */
export function PostTranslation({ stored, words, language, isChanged, onRenewed }: Props) {
  const isByProgram =
    stored.translation === 'machine' || (stored.written_by_ai && stored.reviewed_by === null);
  return (
    <div className="post-translation">
      {isByProgram && (
        <ReviewText stored={stored} words={words} isChanged={isChanged} onRenewed={onRenewed} />
      )}
      {stored.language === sourceLocale ? (
        <OtherLanguages slug={stored.slug} words={words} language={language} />
      ) : (
        <TranslateText
          stored={stored}
          words={words}
          language={language}
          isChanged={isChanged}
          onRenewed={onRenewed}
        />
      )}
    </div>
  );
}

type Props = {
  stored: EditablePost;
  words: DeskWords;
  language: Locale;
  /** Something is typed that is not stored. */
  isChanged: boolean;
  /** Shows the post as it is stored now. */
  onRenewed: () => Promise<void>;
};

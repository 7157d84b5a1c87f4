import { sourceLocale, type Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { EditablePost } from '#contract/articles.ts';
import { SetUpHelp } from '../parts/SetUpHelp.tsx';
import { OtherLanguages } from './OtherLanguages.tsx';
import { ReviewText } from './ReviewText.tsx';
import { TranslateText } from './TranslateText.tsx';
import { useWritingHelp } from './use-writing-help.ts';
import { WritingCost } from './WritingCost.tsx';
import './translation.css';

/** What a program can do for a post, and who answers for what it did. */
export function PostTranslation({ stored, words, language, isChanged, onRenewed }: Props) {
  const { help } = useWritingHelp(words);
  // A text that a program wrote, rather than translated, is reviewed by its checklist.
  const isMachine = stored.translation === 'machine' && !stored.written_by_ai;
  return (
    <div className="post-translation">
      {isMachine && <ReviewText stored={stored} words={words} isChanged={isChanged} onRenewed={onRenewed} />}
      {stored.language !== sourceLocale && (
        <TranslateText stored={stored} words={words} isChanged={isChanged} onRenewed={onRenewed} />
      )}
      <OtherLanguages slug={stored.slug} open={stored.language} words={words} />
      {help?.translator === false && <SetUpHelp texts={words.setUp.model} setting={help.missing ?? ''} />}
      {help && <WritingCost help={help} words={words} language={language} />}
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

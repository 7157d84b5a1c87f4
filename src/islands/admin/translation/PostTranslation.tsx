import { sourceLocale } from '#core/locale.ts';
import type { EditablePost } from '#contract/articles.ts';
import { SetUpHelp } from '../parts/SetUpHelp.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { OtherLanguages } from './OtherLanguages.tsx';
import { ReviewText } from './ReviewText.tsx';
import { TranslateText } from './TranslateText.tsx';
import { useWritingHelp } from './use-writing-help.ts';
import { WritingCost } from './WritingCost.tsx';
import './translation.css';

export function PostTranslation({ stored, isChanged, onRenewed }: Props) {
  const { words } = useDesk();
  const { help } = useWritingHelp();
  // A text that AI wrote has its own review checklist.
  const isMachine = stored.translation === 'machine' && !stored.writtenByAi;
  return (
    <div className="post-translation">
      {isMachine && <ReviewText stored={stored} isChanged={isChanged} onRenewed={onRenewed} />}
      {stored.language !== sourceLocale && (
        <TranslateText stored={stored} isChanged={isChanged} onRenewed={onRenewed} />
      )}
      <OtherLanguages slug={stored.slug} open={stored.language} />
      {help?.translator === false && <SetUpHelp texts={words.setUp.model} setting={help.missing ?? ''} />}
      {help && <WritingCost help={help} />}
    </div>
  );
}

type Props = {
  stored: EditablePost;
  isChanged: boolean;
  onRenewed: () => Promise<void>;
};

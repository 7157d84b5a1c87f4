import type { EditablePost } from '#contract/articles.ts';
import { translationState } from '#contract/model-texts.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';
import { problemText } from './problem-text.ts';

export function TextDoubts({
  stored: { slug, language, revision, outdatedSince },
}: {
  stored: EditablePost;
}) {
  const { words } = useDesk();
  const { data } = useAnswer(translationState, {
    key: ['translation-state', slug, revision, outdatedSince],
    input: { slug, language },
  });
  const { problem } = data ?? {};
  return problem?.code === 'doubts' && <p className="desk-problem">{problemText(problem, words)}</p>;
}

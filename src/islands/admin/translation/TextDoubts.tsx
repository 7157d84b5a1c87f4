import type { EditablePost } from '#contract/articles.ts';
import { translationState } from '#contract/model-texts.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';
import { problemText } from './problem-text.ts';

/** Lists the doubts that the judging language model has about an AI-written text. */
export function TextDoubts({ stored: { slug, language, revision } }: { stored: EditablePost }) {
  const { words } = useDesk();
  const { data } = useAnswer(translationState, {
    key: ['translation-state', slug, revision],
    input: { slug, language },
  });
  return data?.problem && <p className="desk-problem">{problemText(data.problem, words)}</p>;
}

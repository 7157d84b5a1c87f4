import { writingHelp, type WritingHelp } from '#contract/model-texts.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';

/** `whyNot` says why the language model is unavailable, and is undefined if it is available. */
export function useWritingHelp(): { help: WritingHelp | undefined; whyNot: string | undefined } {
  const { words } = useDesk();
  const { data: help, isError } = useAnswer(writingHelp, { key: ['writing-help'], input: {} });
  const texts = words.translation;
  if (isError) return { help, whyNot: texts.helpUnknown };
  if (help === undefined) return { help, whyNot: texts.helpLoading };
  return { help, whyNot: help.translator ? undefined : words.setUp.model.why };
}

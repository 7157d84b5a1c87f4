import { writingHelp, type WritingHelp } from '#contract/model-texts.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';

/** `whyNot` says why the language model is unavailable, and is undefined if it is available. */
export function useWritingHelp(): Help {
  const { words } = useDesk();
  const { data: help, isError, isPending } = useAnswer(writingHelp, { key: ['writing-help'], input: {} });
  const texts = words.translation;
  if (isError) return { help, isPending, whyNot: texts.helpUnknown };
  if (help === undefined) return { help, isPending, whyNot: texts.helpLoading };
  return { help, isPending, whyNot: help.translator ? undefined : words.setUp.model.why };
}

type Help = { help: WritingHelp | undefined; isPending: boolean; whyNot: string | undefined };

import type { EditablePost } from '#contract/articles.ts';
import { Check } from '../parts/form/Check.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** Options of a save: a small fix, or a reviewed machine translation. Texts written by a model have their own checklist. */
export function PostChoices({ stored, choice, onChoose }: Props) {
  const texts = useDesk().words.edit;
  return (
    <>
      {stored.language === 'nl' && (
        <Check
          label={texts.smallFix}
          checked={choice.small_fix}
          onChange={(small_fix) => onChoose({ ...choice, small_fix })}
        />
      )}
      {stored.translation === 'machine' && !stored.written_by_ai && (
        <Check
          label={texts.reviewed}
          checked={choice.reviewed}
          onChange={(reviewed) => onChoose({ ...choice, reviewed })}
        />
      )}
    </>
  );
}

export type Choice = { small_fix: boolean; reviewed: boolean };

export const noChoice: Choice = { small_fix: false, reviewed: false };

type Props = { stored: EditablePost; choice: Choice; onChoose: (choice: Choice) => void };

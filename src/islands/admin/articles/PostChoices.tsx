import type { EditablePost } from '#contract/articles.ts';
import { Check } from '../parts/form/Check.tsx';
import { useDesk } from '../parts/use-desk.ts';

export function PostChoices({ stored, choice, onChoose }: Props) {
  const texts = useDesk().words.edit;
  return (
    <>
      {stored.language === 'nl' && (
        <Check
          label={texts.smallFix}
          checked={choice.smallFix}
          onChange={(smallFix) => onChoose({ ...choice, smallFix })}
        />
      )}
      {stored.translation === 'machine' && !stored.writtenByAi && (
        <Check
          label={texts.reviewed}
          checked={choice.reviewed}
          onChange={(reviewed) => onChoose({ ...choice, reviewed })}
        />
      )}
    </>
  );
}

export type Choice = { smallFix: boolean; reviewed: boolean };

export const noChoice: Choice = { smallFix: false, reviewed: false };

type Props = { stored: EditablePost; choice: Choice; onChoose: (choice: Choice) => void };

import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { EditablePost } from '#contract/articles.ts';

/**
 * What is said of a change while it is saved: a small fix, or a machine translation that was read through. What a program wrote
 * is signed by its checklist.
 */
export function PostChoices({ stored, choice, onChoose, words }: Props) {
  const texts = words.edit;
  return (
    <>
      {stored.language === 'nl' && (
        <Box
          label={texts.smallFix}
          checked={choice.small_fix}
          onChange={(small_fix) => onChoose({ ...choice, small_fix })}
        />
      )}
      {stored.translation === 'machine' && !stored.written_by_ai && (
        <Box
          label={texts.reviewed}
          checked={choice.reviewed}
          onChange={(reviewed) => onChoose({ ...choice, reviewed })}
        />
      )}
    </>
  );
}

const Box = ({ label, checked, onChange }: BoxProps) => (
  <label className="desk-check">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);

type BoxProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

export type Choice = { small_fix: boolean; reviewed: boolean };

export const noChoice: Choice = { small_fix: false, reviewed: false };

type Props = { stored: EditablePost; choice: Choice; onChoose: (choice: Choice) => void; words: DeskWords };

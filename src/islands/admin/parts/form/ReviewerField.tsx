import { maxReviewerLength } from '#core/publishing/review/review-checks.ts';
import { useDesk } from '../use-desk.ts';
import { TextField } from './TextField.tsx';

export function ReviewerField({ label, hint, name, onName }: Props) {
  const { reviewer, reviewerHint } = useDesk().words.translation;
  return (
    <TextField
      label={label ?? reviewer}
      name="reviewer"
      hint={hint ?? reviewerHint}
      value={name}
      maxLength={maxReviewerLength}
      autoComplete="name"
      onText={onName}
    />
  );
}

type Props = { label?: string; hint?: string; name: string; onName: (name: string) => void };

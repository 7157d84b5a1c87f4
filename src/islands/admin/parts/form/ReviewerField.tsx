import { maxReviewerLength } from '#core/publishing/review/review-checks.ts';
import { TextField } from './TextField.tsx';

export const ReviewerField = ({ label, hint, name, onName }: Props) => (
  <TextField
    label={label}
    name="reviewer"
    hint={hint}
    value={name}
    maxLength={maxReviewerLength}
    autoComplete="name"
    onText={onName}
  />
);

type Props = { label: string; hint: string; name: string; onName: (name: string) => void };

import { useDesk } from '../use-desk.ts';
import { Field } from './Field.tsx';
import type { useReviewer } from './use-reviewer.ts';

/** Chooses the name under which an editor signs a review. */
export function ReviewerField({ reviewer: { name, names, choose } }: Props) {
  const { reviewer, reviewerHint } = useDesk().words.translation;
  return (
    <Field label={reviewer} name="reviewer" hint={reviewerHint}>
      {(field) => (
        <select {...field} value={name} onChange={({ target }) => choose(target.value)}>
          {names.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

type Props = { reviewer: ReturnType<typeof useReviewer> };

import { refusalOf } from '#session/desk-refusal.ts';
import { Button } from '../Button.tsx';
import { refusalText } from '../refusal-text.ts';
import { useDesk } from '../use-desk.ts';
import { Skeletons } from './Skeletons.tsx';

/** Shows placeholders during loading if `loading` is set. After a failure, shows the reason and a retry button. */
export function ListTrouble({ query: { error, refetch, isPending }, text, loading }: Props) {
  const { words } = useDesk();
  if (isPending && loading !== undefined) return <Skeletons label={loading} />;
  if (error === null) return null;
  return (
    <div className="row gap-4" role="alert">
      <p>
        <strong>{text}</strong> {refusalText(words, refusalOf(error))}
      </p>
      <Button text={words.frame.retry} onClick={() => void refetch()} />
    </div>
  );
}

type Props = {
  query: { error: Error | null; refetch: () => unknown; isPending?: boolean };
  text: string;
  loading?: string;
};

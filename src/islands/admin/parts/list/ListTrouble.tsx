import { refusalOf } from '#session/desk-refusal.ts';
import { Button } from '../Button.tsx';
import { refusalText } from '../refusal-text.ts';
import { useDesk } from '../use-desk.ts';

export function ListTrouble({ query: { error, refetch }, text }: Props) {
  const { words } = useDesk();
  if (error === null) return null;
  return (
    <div className="desk-trouble" role="alert">
      <p>
        <strong>{text}</strong> {refusalText(words, refusalOf(error))}
      </p>
      <Button text={words.frame.retry} onClick={() => void refetch()} />
    </div>
  );
}

type Props = { query: { error: Error | null; refetch: () => unknown }; text: string };

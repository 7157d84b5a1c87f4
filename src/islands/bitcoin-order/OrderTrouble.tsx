import { VisitorRefusal } from '#clients/visitor-refusal.ts';
import type { OrderWords } from './order-words.ts';
import { isOver } from './use-order.ts';

/** Why the order cannot be shown, with a retry unless it is over. */
export function OrderTrouble({ error, retry, words: { troubles } }: Props) {
  const { title, text } = troubles[codeOf(error)];
  return (
    <div className="stack gap-5 order-card" role="alert" data-over={isOver(error) ? '' : undefined}>
      <h2>{title}</h2>
      <p>{text}</p>
      {!isOver(error) && (
        <button type="button" className="button button-quiet" onClick={retry}>
          {troubles.retry}
        </button>
      )}
    </div>
  );
}

/** A code without a text, such as a code from a newer server, becomes `internal`. */
function codeOf(error: Error | null): TroubleCode {
  const code = error instanceof VisitorRefusal ? error.code : 'internal';
  return troubleCodes.find((known) => known === code) ?? 'internal';
}

const troubleCodes = [
  'order-not-found',
  'order-gone',
  'too-many-requests',
  'unreachable',
  'internal',
] as const;

type TroubleCode = (typeof troubleCodes)[number];
type Props = { error: Error | null; retry: () => void; words: OrderWords };

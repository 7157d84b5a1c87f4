/** Says that a list could not be fetched, and offers to try again. */
export function ListTrouble({ text, reason, retry, retryText }: Props) {
  return (
    <div className="desk-trouble" role="alert">
      <p>
        <strong>{text}</strong> {reason}
      </p>
      <button type="button" className="button button-quiet" onClick={retry}>
        {retryText}
      </button>
    </div>
  );
}

type Props = { text: string; reason: string; retry: () => void; retryText: string };

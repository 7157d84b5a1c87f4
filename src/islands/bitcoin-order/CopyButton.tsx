import { useEffect, useState } from 'react';

/** Milliseconds for which the button reports the outcome. */
const noticeTime = 4000;

/** The browser may forbid copying, so the page also shows the text beside this button. */
export function CopyButton({ text, label, words }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), noticeTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <span className="row order-copy">
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        {label}
      </button>
      <span className="soft" role="status">
        {outcome === undefined ? '' : words[outcome]}
      </span>
    </span>
  );
}

type Props = { text: string; label: string; words: { copied: string; failed: string } };

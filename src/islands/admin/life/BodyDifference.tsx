import { useEffect, useState } from 'react';
import type { BlockChange } from '#core/post/text/body-difference.ts';
import { useDesk } from '../parts/use-desk.ts';
import { ShownChanges } from './ShownChanges.tsx';

export function BodyDifference({ before, after, lang }: { before: string; after: string; lang: string }) {
  const texts = useDesk().words.life.history;
  const changes = useDifference(before, after);
  if (changes === undefined) return <p role="status">{texts.loading}</p>;
  if (changes === 'out-of-reach') return <p className="desk-problem">{texts.failed}</p>;
  if (changes.every(({ kind }) => kind === 'same')) return <p className="desk-hint">{texts.sameWords}</p>;
  return <ShownChanges changes={changes} lang={lang} />;
}

function useDifference(before: string, after: string): BlockChange[] | 'out-of-reach' | undefined {
  const [changes, setChanges] = useState<BlockChange[] | 'out-of-reach'>();
  useEffect(() => {
    let isShown = true;
    void import('#core/post/text/body-difference.ts').then(
      ({ bodyDifference }) => isShown && setChanges(bodyDifference(before, after)),
      () => isShown && setChanges('out-of-reach'),
    );
    return () => {
      isShown = false;
    };
  }, [before, after]);
  return changes;
}

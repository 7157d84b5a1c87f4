import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { keepReviewer, storedReviewer } from '#browser-storage/reviewer.ts';
import { $who } from '#session/who.ts';

/** The name under which the editor signs, of the `names` that this account may use. Empty until the server has answered. */
export function useReviewer() {
  const names = useStore($who)?.signsAs ?? [];
  const [chosen, setChosen] = useState(storedReviewer);
  const choose = (name: string) => {
    setChosen(name);
    keepReviewer(name);
  };
  return { name: names.includes(chosen) ? chosen : (names.at(-1) ?? ''), names, choose };
}

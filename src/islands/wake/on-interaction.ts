import type { ClientDirective } from 'astro';

/** Hydrates the island at the first touch, focus or input. Then replays all input, and the last submit. */
const onInteraction: ClientDirective = (load, { value }, island) => {
  let isSubmitted = false;
  const ended = new AbortController();
  const listen = (type: string, note: (event: Event) => void) =>
    island.addEventListener(type, note, { capture: true, signal: ended.signal });

  listen('submit', (event) => {
    event.preventDefault();
    isSubmitted = true;
  });

  const changed = () =>
    [...island.querySelectorAll('input')].filter((field) => field.value !== field.defaultValue);

  let isAwake = false;
  const wake = async () => {
    if (isAwake) return;
    isAwake = true;
    try {
      await (
        await load()
      )();
    } finally {
      ended.abort();
      for (const field of changed()) field.dispatchEvent(new Event('input', { bubbles: true }));
      if (isSubmitted) island.querySelector('form')?.requestSubmit();
    }
  };
  for (const sign of ['pointerdown', 'focusin', 'input']) listen(sign, () => void wake());
  const { query = '' } = (value as { query?: string } | undefined) ?? {};
  // The visitor may have typed before this script ran.
  const hasBegun = changed().length > 0 || island.contains(document.activeElement);
  if (hasBegun || new URLSearchParams(location.search).get(query)) void wake();
};

export default onInteraction;

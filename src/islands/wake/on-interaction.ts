import type { ClientDirective } from 'astro';

/** Hydrates the island at the first touch, focus or input. Then replays all input, and the last click or submit. */
const onInteraction: ClientDirective = (load, { value }, island) => {
  const typed = new Set<EventTarget>();
  let last: (() => void) | undefined;
  const ended = new AbortController();
  const listen = (type: string, note: (event: Event) => void) =>
    island.addEventListener(type, note, { capture: true, signal: ended.signal });

  listen('input', ({ target }) => target && typed.add(target));
  listen('click', ({ target }) => {
    // The browser itself opens a popover, so a click on a popover’s button is not replayed.
    const ours = 'button[type="button"]:not([popovertarget])';
    const button = target instanceof Element && target.closest<HTMLElement>(ours);
    if (button) last = () => button.click();
  });
  listen('submit', (event) => {
    event.preventDefault();
    const form = event.target;
    if (form instanceof HTMLFormElement) last = () => form.requestSubmit();
  });

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
      for (const field of typed) field.dispatchEvent(new Event('input', { bubbles: true }));
      last?.();
    }
  };
  for (const sign of ['pointerdown', 'touchstart', 'focusin', 'input']) listen(sign, () => void wake());
  const { query = '' } = (value as { query?: string } | undefined) ?? {};
  // The visitor may have typed before this script ran.
  for (const field of island.querySelectorAll('input'))
    if (field.value !== field.defaultValue) typed.add(field);
  const hasBegun = typed.size > 0 || island.contains(document.activeElement);
  if (hasBegun || new URLSearchParams(location.search).get(query)) void wake();
};

export default onInteraction;

import type { ClientDirective } from 'astro';

/**
 * Hydrates an island on its first touch, press or focus. What the visitor does while the script loads is replayed afterwards:
 * typed text, pressed buttons, a submitted form. With a `query`, the island hydrates at once if the address has a value of that
 * name.
 */
const onInteraction: ClientDirective = (load, { value }, island) => {
  const typed = new Set<EventTarget>();
  let last: (() => void) | undefined;
  const ended = new AbortController();
  const listen = (type: string, note: (event: Event) => void) =>
    island.addEventListener(type, note, { capture: true, signal: ended.signal });

  listen('input', ({ target }) => target && typed.add(target));
  listen('click', ({ target }) => {
    // Buttons with a popover are excluded, since the browser has already opened it.
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
      // The script did not load, so the browser submits the form to the server.
      ended.abort();
      for (const field of typed) field.dispatchEvent(new Event('input', { bubbles: true }));
      last?.();
    }
  };
  for (const sign of ['pointerdown', 'touchstart', 'focusin', 'input']) listen(sign, () => void wake());
  const { query = '' } = (value as { query?: string } | undefined) ?? {};
  // This script runs after the first paint, so the visitor may already have typed something.
  for (const field of island.querySelectorAll('input'))
    if (field.value !== field.defaultValue) typed.add(field);
  const hasBegun = typed.size > 0 || island.contains(document.activeElement);
  if (hasBegun || new URLSearchParams(location.search).get(query)) void wake();
};

export default onInteraction;

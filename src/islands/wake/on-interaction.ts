import type { ClientDirective } from 'astro';

/**
 * Wakes an island at its first touch, press or focus. What somebody does while its script is on the way happens again
 * once it listens: text that was typed, buttons that were pressed, a form that was sent. With a `query` it wakes at once
 * where the address has a value of that name.
 */
const onInteraction: ClientDirective = (load, { value }, island) => {
  const typed = new Set<EventTarget>();
  let last: (() => void) | undefined;
  const ended = new AbortController();
  const listen = (type: string, note: (event: Event) => void) =>
    island.addEventListener(type, note, { capture: true, signal: ended.signal });

  listen('input', ({ target }) => target && typed.add(target));
  listen('click', ({ target }) => {
    // What the browser itself opens is open already.
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
      // Where its script does not come, the form goes to the server.
      ended.abort();
      for (const field of typed) field.dispatchEvent(new Event('input', { bubbles: true }));
      last?.();
    }
  };
  for (const sign of ['pointerdown', 'touchstart', 'focusin', 'input']) listen(sign, () => void wake());
  const { query = '' } = (value as { query?: string } | undefined) ?? {};
  // Scripts come after the page has been drawn: somebody may have begun by then.
  for (const field of island.querySelectorAll('input'))
    if (field.value !== field.defaultValue) typed.add(field);
  const hasBegun = typed.size > 0 || island.contains(document.activeElement);
  if (hasBegun || new URLSearchParams(location.search).get(query)) void wake();
};

export default onInteraction;

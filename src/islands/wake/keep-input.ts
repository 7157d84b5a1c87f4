/**
 * If a browser has translated an island, React draws it again instead of hydrating it, which would keep what was typed.
 * This moves what the visitor has typed, ticked, opened and focused to the new elements, before the effects of the island
 * run. The loader of islands (`src/islands/wake/islands.browser.ts`) sends the event just before React starts.
 */
function keepInput(island: HTMLElement): void {
  const before = fieldsIn(island);
  let focused: EventTarget | null = document.activeElement;
  island.addEventListener('focusin', ({ target }) => (focused = target));

  new MutationObserver((_, observer) => {
    if (before[0]?.isConnected === true) return;
    observer.disconnect();
    // The first drawing has the same fields in the same order.
    for (const [index, field] of fieldsIn(island).entries()) {
      const old = before[index];
      if (old?.name !== field.name) continue;
      if (old.checked !== field.checked) field.click();
      // React replaces the setter of the field itself, and would not notice a change through that.
      else if (old.value !== field.value)
        Reflect.set(Object.getPrototypeOf(field) as object, 'value', old.value, field);
      if (old.open) field.open = true;
      if (old !== focused) continue;
      field.focus({ preventScroll: true });
      // Only fields of text have a selection.
      if (typeof old.selectionStart === 'number')
        field.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
  }).observe(island, { childList: true });
}

// The server renders islands too, and has no document.
if (typeof document !== 'undefined')
  document.addEventListener('island:draws', ({ target }) => {
    if (target instanceof HTMLElement) keepInput(target);
  });

const fieldsIn = (island: HTMLElement) => [
  ...island.querySelectorAll<Field>('input,textarea,select,details,summary'),
];

type Field = HTMLInputElement & HTMLDetailsElement;

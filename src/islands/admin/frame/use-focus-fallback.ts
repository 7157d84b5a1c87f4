import { useEffect } from 'react';
import { contentId } from './DeskFrame.tsx';

/** If the focused element is removed or disabled, focuses its nearest ancestor until the element is enabled again. */
export function useFocusFallback(): void {
  useEffect(() => {
    let held: Element | undefined;
    let wasClosed = false;
    let candidates: HTMLElement[] = [];

    function take({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement)) return;
      held = target;
      wasClosed = false;
      const path = ancestorsOf(target);
      if (path.length > 0) candidates = path;
    }
    function leave(): void {
      // The browser detaches a removed element only after `focusout`, so the check runs later.
      queueMicrotask(() => {
        if (held?.isConnected === true && !held.matches(':disabled')) held = undefined;
      });
    }
    function keep(): void {
      if (held === undefined) return;
      wasClosed ||= held.matches(':disabled');
      if (document.activeElement !== document.body) return;
      if (!held.isConnected) candidates.find((element) => element.isConnected && focusInstead(element));
      else if (wasClosed && !held.matches(':disabled')) candidates.find(focusInstead);
    }

    const changes = new MutationObserver(keep);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', take);
    document.addEventListener('focusout', leave);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', take);
      document.removeEventListener('focusout', leave);
    };
  }, []);
}

function ancestorsOf(from: HTMLElement): HTMLElement[] {
  const content = document.getElementById(contentId);
  if (content?.contains(from) !== true) return [];
  const path = [from];
  for (
    let { parentElement: above } = from;
    above !== null && path.at(-1) !== content;
    above = above.parentElement
  )
    path.push(above);
  return path;
}

/**
 * A non-interactive element gets a `tabindex` until it loses the focus. Returns false for an element that cannot have the
 * focus, such as one without a box (`display: contents`).
 */
function focusInstead(element: HTMLElement): boolean {
  const hasFocus = () => document.activeElement === element;
  element.focus({ preventScroll: true });
  if (hasFocus()) return true;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (hasFocus()) element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  else element.removeAttribute('tabindex');
  return hasFocus();
}

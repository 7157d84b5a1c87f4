import { useEffect } from 'react';
import { contentId } from './DeskFrame.tsx';

/**
 * Focuses the nearest remaining ancestor if the focused element disappears, so that Tab continues there.
 *
 * A button that is disabled during its action gets the focus back.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    let held: Element | undefined;
    let wasClosed = false;
    /** The last focused element of the content, followed by its ancestors. */
    let candidates: HTMLElement[] = [];

    function take({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement)) return;
      held = target;
      wasClosed = false;
      const path = ancestorsOf(target);
      if (path.length > 0) candidates = path;
    }
    function leave(): void {
      // A removed element is detached only after this event, so the check is delayed.
      queueMicrotask(() => {
        if (held?.isConnected === true && !held.matches(':disabled')) held = undefined;
      });
    }
    function keep(): void {
      if (held === undefined) return;
      wasClosed ||= held.matches(':disabled');
      if (document.activeElement !== document.body) return;
      if (!held.isConnected) focusInstead(candidates.find((element) => element.isConnected));
      else if (wasClosed && !held.matches(':disabled')) focusInstead(candidates[0]);
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

/** Returns the element and its ancestors within the content, or an empty list outside it. */
function ancestorsOf(from: HTMLElement): HTMLElement[] {
  const content = document.getElementById(contentId);
  if (content?.contains(from) !== true) return [];
  const path: HTMLElement[] = [];
  for (
    let element: HTMLElement | null = from;
    element !== null && element !== content;
    element = element.parentElement
  )
    path.push(element);
  return [...path, content];
}

/** Focuses an element. One that is not interactive is focusable only while it has the focus. */
function focusInstead(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
  if (element === undefined || document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}

import { useEffect } from 'react';
import { contentId } from './DeskFrame.tsx';

/**
 * Keeps the keyboard focus in place when the focused button disappears, as "publish" does: focuses the nearest remaining
 * ancestor, so that Tab continues from there. A button that was disabled while it worked gets the focus back.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let held: Element | undefined;
    let wasClosed = false;
    /** The last focused element in the content and its ancestors. */
    let places: HTMLElement[] = [];

    function take({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement)) return;
      held = target;
      wasClosed = false;
      const way = wayUp(target);
      if (way.length > 0) places = way;
    }
    function leave(): void {
      // Focus events of the editor's own navigation come first; a removed element is detached only after this.
      queueMicrotask(() => {
        if (held?.isConnected === true && !held.matches(':disabled')) held = undefined;
      });
    }
    function keep(): void {
      if (held === undefined) return;
      wasClosed ||= held.matches(':disabled');
      if (document.activeElement !== document.body) return;
      if (!held.isConnected) standIn(places.find((place) => place.isConnected));
      else if (wasClosed && !held.matches(':disabled')) standIn(places[0]);
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

/** An element of the content and its ancestors; empty for elements elsewhere. */
function wayUp(from: HTMLElement): HTMLElement[] {
  const content = document.getElementById(contentId);
  if (content?.contains(from) !== true) return [];
  const way: HTMLElement[] = [];
  for (let place: HTMLElement | null = from; place !== null && place !== content; place = place.parentElement)
    way.push(place);
  return [...way, content];
}

/** Makes a non-interactive element focusable for as long as it has the focus. */
function standIn(place: HTMLElement | undefined): void {
  place?.focus({ preventScroll: true });
  if (place === undefined || document.activeElement === place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
}

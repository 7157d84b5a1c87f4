import { useEffect } from 'react';
import { contentId } from './DeskFrame.tsx';

/**
 * Whoever presses a button that goes with the press, as one that publishes does, stays where it stood: in what is left around it, and the
 * next step of the tabulator leads on from there. A button that was closed while it worked has the focus again when it opens.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let held: Element | undefined;
    let wasClosed = false;
    /** The way from where one stood last in the content up to it. */
    let places: HTMLElement[] = [];

    function take({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement)) return;
      held = target;
      wasClosed = false;
      const way = wayUp(target);
      if (way.length > 0) places = way;
    }
    function leave(): void {
      // Somebody goes elsewhere of their own accord. What is taken away is gone only after this.
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

/** An element of the content, what it stands in, and so on; nothing for one that stands elsewhere. */
function wayUp(from: HTMLElement): HTMLElement[] {
  const content = document.getElementById(contentId);
  if (content?.contains(from) !== true) return [];
  const way: HTMLElement[] = [];
  for (let place: HTMLElement | null = from; place !== null && place !== content; place = place.parentElement)
    way.push(place);
  return [...way, content];
}

/** What is no control can be stood in for as long as one does. */
function standIn(place: HTMLElement | undefined): void {
  place?.focus({ preventScroll: true });
  if (place === undefined || document.activeElement === place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
}

/** Keeps the focus in the open menu and marks the current section. The menu also works without this script. */
export function wakeHeader(): void {
  const menu = document.querySelector<HTMLElement>('#menu');
  const button = document.querySelector<HTMLButtonElement>('[popovertarget="menu"]');
  if (!menu || !button) return;
  const links = [...menu.querySelectorAll('a')];
  const stops = [button, ...links];
  const isOpen = () => menu.matches(':popover-open');

  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') && isOpen()) menu.hidePopover();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || !isOpen()) return;
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = (at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length;
    event.preventDefault();
    stops[next]?.focus();
  });

  const sections = document.querySelectorAll('main > section[id]');
  if (sections.length > 0) markCurrent(sections, links);
}

/** Marks the menu entry of the section in the middle of the screen. If that section has no entry, marks no entry. */
function markCurrent(sections: Iterable<Element>, links: HTMLAnchorElement[]): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target.id;
      if (seen === undefined) return;
      for (const link of links) {
        if (link.dataset['section'] === seen) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: '-50% 0px -49% 0px' },
  );
  for (const section of sections) observer.observe(section);
}

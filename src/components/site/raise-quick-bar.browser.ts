/** Raises the bar once the title is out of sight. Browsers with scroll-driven animations need no script for it. */
export function raiseQuickBar(): void {
  const [bar, title] = [document.querySelector('.quick-bar'), document.querySelector('h1')];
  if (!bar || !title || CSS.supports('animation-timeline', 'scroll()')) return;
  new IntersectionObserver(([entry]) => bar.classList.toggle('risen', !entry?.isIntersecting)).observe(title);
}

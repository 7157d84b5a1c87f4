/** Hides a notice that the visitor has closed. The script is inline, so that it runs before the first paint. */
export const noticeScript = `(${closeNotice.toString()})()`.replaceAll(/\n\s+/g, '\n');

/** The page contains this function as text, so it may use only the browser’s own functions. */
function closeNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  const shown = notice?.dataset['notice'] ?? '';
  notice?.querySelector('button')?.addEventListener('click', () => {
    notice.hidden = true;
    try {
      localStorage.setItem('notice', shown);
    } catch {
      // If storage is blocked, the closed notice appears again on the next page.
    }
  });
  try {
    if (notice !== null) notice.hidden = localStorage.getItem('notice') === shown;
  } catch {
    // If storage is blocked, the notice stays visible, because it is unknown whether the visitor has closed it.
  }
}

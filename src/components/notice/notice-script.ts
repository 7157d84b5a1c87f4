/** Hides a notice that the visitor has closed. The script is inline, so that it runs before the first paint. */
export const noticeScript = `(${closeNotice.toString()})()`.replaceAll(/\n\s+/g, '\n');

/** This function becomes text in the page, so it may use only browser functions. */
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
    // Without storage, the script cannot know whether the visitor closed the notice, so the notice stays visible.
  }
}

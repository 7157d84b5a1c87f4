/** Shows the buttons that copy an address, where the browser lets a page do so, and says when it is done. */
export function wakeCopyLinks(): void {
  // Absent where the site is not served securely: TypeScript knows only secure pages.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const status = button.parentElement?.querySelector('[role="status"]');
    button.hidden = false;
    button.addEventListener('click', () => {
      clipboard.writeText(button.dataset['copy'] ?? '').then(
        () => {
          if (status) announce(status, button.dataset['copied'] ?? '');
        },
        // The visitor has forbidden it: the address bar is still there.
        () => (button.hidden = true),
      );
    });
  }
}

/** How long the notice stays, in milliseconds. */
const noticeTime = 4000;

function announce(status: Element, text: string): void {
  status.textContent = text;
  setTimeout(() => (status.textContent = ''), noticeTime);
}

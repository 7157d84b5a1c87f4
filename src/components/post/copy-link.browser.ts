/** Shows the buttons that copy a URL, and confirms each copy. Without clipboard access, the buttons stay hidden. */
export function wakeCopyLinks(): void {
  // `clipboard` is undefined on insecure origins, although TypeScript's types say otherwise.
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
        () => (button.hidden = true),
      );
    });
  }
}

const noticeTime = 4000;

function announce(status: Element, text: string): void {
  status.textContent = text;
  setTimeout(() => (status.textContent = ''), noticeTime);
}

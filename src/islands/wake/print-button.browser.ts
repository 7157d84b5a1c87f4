/** Shows the buttons that print a page, which need this script. */
export function wakePrintButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
}

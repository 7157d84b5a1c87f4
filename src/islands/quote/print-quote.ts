/** Prints only the quote. The browser’s own print command prints the whole page. */
export function printQuote(): void {
  document.documentElement.classList.add(printing);
  window.addEventListener('afterprint', () => document.documentElement.classList.remove(printing), {
    once: true,
  });
  window.print();
}

const printing = 'prints-quote';

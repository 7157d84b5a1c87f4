/** Prints only the quote, although the browser’s print command still prints the whole page. */
export function printQuote(): void {
  document.documentElement.classList.add(printing);
  window.addEventListener('afterprint', () => document.documentElement.classList.remove(printing), {
    once: true,
  });
  window.print();
}

const printing = 'prints-quote';

/** Some icons are letters, because a letter is clearer. */
export function Icon({ name }: { name: IconName }) {
  const sign = signs[name];
  // CSS renders the letter, so that screen readers read only the button’s name.
  if (sign.length <= 2) return <span className={`text-sign text-sign-${name}`} data-sign={sign} />;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon text-sign text-sign-${name}`}>
      <path d={sign} />
    </svg>
  );
}

const signs = {
  bold: 'B',
  italic: 'I',
  struck: 'S',
  heading2: 'H2',
  heading3: 'H3',
  heading4: 'H4',
  link: 'M9 15l6-6M10.5 6.5l2-2a4 4 0 0 1 6 6l-2 2M13.5 17.5l-2 2a4 4 0 0 1-6-6l2-2',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  library: 'M3 8h14v12H3zM3 17l4-4 4 4M7 4h14v12M13 11h.01',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  orderedList: 'M10 6h10M10 12h10M10 18h10M4 4.5l1.5-1V8M4 8h3M4 14.5c0-2 3-2 3 0 0 1-3 3-3 4h3',
  quote: 'M5 17c3 0 4-2 4-5V7H4v5h5M15 17c3 0 4-2 4-5V7h-5v5h5',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  callOut: 'M4 5h16v14H4zM8 5v14M12 10h5M12 14h5',
  question: 'M4 4h16v16H4zM9.5 9.5a2.5 2.5 0 1 1 3 2.5c-.5.5-.5.8-.5 1.5M12 16.5h.01',
  rule: 'M3 12h18M7 7h10M7 17h10',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  toQuote: 'M3 8h18v8H3zM8 12h8',
  toArticle: 'M4 4h16v16H4zM4 12h16M8 16h8',
  toPrices: '€',
  indent: 'M10 6h10M10 12h10M10 18h10M4 9l3 3-3 3',
  outdent: 'M10 6h10M10 12h10M10 18h10M7 9l-3 3 3 3',
  insert: 'M12 5v14M5 12h14',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  find: 'M10.5 17a6.5 6.5 0 1 0 0-13a6.5 6.5 0 0 0 0 13M15.5 15.5L20 20',
  inlineCode: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
  addRow: 'M4 4h16v6H4zM12 13v7M8.5 16.5h7',
  addColumn: 'M4 4h6v16H4zM13 12h7M16.5 8.5v7',
  deleteRow: 'M4 4h16v6H4zM8.5 16.5h7',
  deleteColumn: 'M4 4h6v16H4zM13 12h7',
  deleteTable: 'M4 5h16v14H4zM8 8.5l8 7M16 8.5l-8 7',
} as const;

export type IconName = keyof typeof signs;

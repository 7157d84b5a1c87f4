const paths = {
  done: 'M5 12.5l4.5 4.5L19 7.5',
  waiting: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4.5l3 2',
  problem: 'M12 4 2.5 20h19ZM12 10v4.5M12 17.2h.01',
  log: 'M5 6h.01M5 12h.01M5 18h.01M9 6h11M9 12h11M9 18h11',
  missing:
    'M9.5 14.5l5-5M8 12l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 17M16 12l2.5-2.5a3.5 3.5 0 0 0-5-5L11 7M4 4l2 2M20 20l-2-2',
  key: 'M7.5 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11.5 12H21v3.5M17 12v3',
  shield: 'M12 3l7 2.5V11c0 4.7-2.9 7.8-7 10-4.1-2.2-7-5.3-7-10V5.5Z',
  price: 'M4 4h8l8 8-8 8-8-8ZM8 8h.01',
  changed: 'M4.5 19.5l1-4L16 5l3 3L8.5 18.5ZM14 7l3 3',
  new: 'M12 5v14M5 12h14',
  up: 'M12 19V5M6 11l6-6 6 6',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5',
  disk: 'M5 4h12l3 3v13H4V5a1 1 0 0 1 1-1ZM8 4v5h7V4M8 20v-6h8v6',
  restore: 'M4 5v5h5M4.5 10A8 8 0 1 1 4 14',
  checked: 'M4 7l1.5 1.5L8 6M4 15l1.5 1.5L8 14M12 7.5h8M12 15.5h8',
  time: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4h4',
} as const;

/** Icons of states and of pages that the menu does not show. They load with the pages that use them. */
export const StateIcon = ({ name }: { name: keyof typeof paths }) => (
  <svg className="icon nav-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

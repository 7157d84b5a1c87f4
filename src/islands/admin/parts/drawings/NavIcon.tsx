const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20 20',
  'sign-out': 'M10 4H5v16h5M9 12h11M16 8l4 4-4 4',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c4 4 4 14 0 18-4-4-4-14 0-18Z',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4Z',
  articles: 'M6 3h12v18H6ZM9 8h6M9 12h6M9 16h4',
  preview: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  media: 'M4 5h16v14H4ZM4 16l5-5 4 4 3-3 4 4M15 9h.01',
  enquiries: 'M3 6h18v13H3ZM3 7l9 7 9-7',
  phone: 'M6 3h4l2 5-3 2a11 11 0 0 0 5 5l2-3 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2Z',
  chat: 'M4 20l1.3-4A8 8 0 1 1 8.5 19ZM9 10h6M9 13.5h4',
  business: 'M4 20V9l8-5 8 5v11ZM9 20v-6h6v6',
  health: 'M3 12h4l2-6 4 12 3-6h5',
  editors:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20a6 6 0 0 1 12 0M16 4.5a3.5 3.5 0 0 1 0 6M17 14a6 6 0 0 1 4 6',
  account: 'M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 20a7 7 0 0 1 14 0',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM7 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z',
  news: 'M4 5h13v14H6a2 2 0 0 1-2-2ZM17 9h3v8a2 2 0 0 1-2 2M8 9h5M8 13h5',
  bitcoin: 'M8 5v14M8 5h6a3 3 0 0 1 0 7H8M14 12a3.5 3.5 0 0 1 0 7H8M10 3v2M13 3v2M10 19v2M13 19v2',
} as const;

/** An icon of the menu. `StateIcon` has the others. */
export const NavIcon = ({ name }: { name: keyof typeof paths }) => (
  <svg className="icon nav-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20 20',
  'sign-out': 'M10 4H5v16h5M9 12h11M16 8l4 4-4 4',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4Z',
  articles: 'M6 3h12v18H6ZM9 8h6M9 12h6M9 16h4',
  'manual-blog-create': 'M5 19l1-5L16 4l4 4L10 18ZM14 6l4 4',
  enquiries: 'M3 6h18v13H3ZM3 7l9 7 9-7',
} as const;

export const NavIcon = ({ name }: { name: keyof typeof paths }) => (
  <svg className="nav-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

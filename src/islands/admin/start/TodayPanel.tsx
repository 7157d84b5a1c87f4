import { useId, type ReactNode } from 'react';
import { fill } from '#i18n/fill.ts';

export function TodayPanel({ title, n, rows, listed = rows.length, all, children }: Props) {
  const id = useId();
  if (n === 0 && !children) return null;
  const hasMore = n > listed;
  return (
    <section className="today-panel" aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className="desk-badge">{n}</span>
      </h2>
      <ul className="plain">
        {rows.map(({ key, text, lang, href, aside }) => (
          <li key={key}>
            <a href={href} lang={lang}>
              {text}
            </a>
            {aside !== undefined && <span className="desk-hint">{aside}</span>}
          </li>
        ))}
      </ul>
      {children}
      {all && hasMore && <a href={all.href}>{fill(all.text, { n })}</a>}
    </section>
  );
}

type Props = {
  title: string;
  n: number;
  rows: { key: string; text: string; lang?: string; href: string; aside?: ReactNode }[];
  listed?: number;
  all?: { text: string; href: string };
  children?: ReactNode;
};

import { useId, type ReactNode } from 'react';
import { fill } from '#i18n/fill.ts';
import { useDesk } from '../parts/use-desk.ts';

export function TodayPanel({ title, n, rows, listed = rows.length, all, children }: Props) {
  const texts = useDesk().words.today;
  const id = useId();
  if (n === 0 && !children) return null;
  return (
    <section className="stack gap-2 today-panel" aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className="desk-badge">{n}</span>
      </h2>
      <ul className="plain">
        {rows.map(({ key, text, lang, href, aside, action }) => (
          <li key={key}>
            <a href={href} lang={lang}>
              {text}
            </a>
            {aside !== undefined && <span className="soft">{aside}</span>}
            {action}
          </li>
        ))}
      </ul>
      {children}
      {all && n > listed && <a href={all}>{fill(texts.all, { n })}</a>}
    </section>
  );
}

type Props = {
  title: string;
  n: number;
  rows: {
    key: string;
    text: string;
    lang?: string;
    href: string;
    aside?: ReactNode;
    action?: ReactNode;
  }[];
  listed?: number;
  all?: string;
  children?: ReactNode;
};

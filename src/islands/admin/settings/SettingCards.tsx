import { useId, type ReactNode } from 'react';

/** Cards that lead to pages of the same subject. Each shows what is set now. */
export function SettingCards({ title, cards }: { title: string; cards: Card[] }) {
  const id = useId();
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="plain tiles settings">
        {cards.map(({ href, title: name, icon, about, value, mark, isTrouble }) => (
          <li key={href}>
            {icon}
            <a href={href}>{name}</a>
            {about !== undefined && <p className="soft">{about}</p>}
            {value !== undefined && (
              <p className="settings-value" data-trouble={isTrouble === true ? '' : undefined}>
                {value}
              </p>
            )}
            {mark !== undefined && <p className="desk-mark">{mark}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Card = {
  href: string;
  title: string;
  icon: ReactNode;
  about?: string;
  /** What is set now: '' without an answer. */
  value?: string | undefined;
  mark?: string | undefined;
  isTrouble?: boolean;
};

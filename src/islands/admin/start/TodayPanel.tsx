import { useId, type ReactNode } from 'react';
import { fill } from '#i18n/fill.ts';
import { Button } from '../parts/Button.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** One kind of work in a list of several. `children` are its rows. */
export function TodayPanel({ title, n, all, listed = n, note, children }: Props) {
  const texts = useDesk().words.today;
  const id = useId();
  if (n === 0 && note === undefined) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className="desk-list-head" id={id}>
        {title} <span className="desk-badge">{n}</span>
      </h3>
      <ul className="plain">{children}</ul>
      {note !== undefined && <p className="desk-list-foot soft">{note}</p>}
      {all !== undefined && n > listed && (
        <p className="desk-list-foot">
          {typeof all === 'string' ? (
            <a href={all}>{fill(texts.all, { n })}</a>
          ) : (
            <Button variant="link" text={fill(texts.all, { n })} onClick={all} />
          )}
        </p>
      )}
    </section>
  );
}

type Props = {
  title: string;
  n: number;
  /** The page that lists all, or what shows all here. Offered if `listed` is less than `n`. */
  all?: string | (() => void);
  listed?: number;
  note?: string | undefined;
  children?: ReactNode;
};

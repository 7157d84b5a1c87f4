import { useId, type ReactNode } from 'react';

/** A part of a page: its title and what it is about, and beside it its list or form. */
export function Section({ title, about, className, children }: Props) {
  const id = useId();
  return (
    <section
      className={className === undefined ? 'desk-section' : `desk-section ${className}`}
      aria-labelledby={id}
    >
      <div>
        <h2 id={id}>{title}</h2>
        {about !== undefined && <p className="soft">{about}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}

type Props = { title: string; about?: ReactNode; className?: string; children: ReactNode };

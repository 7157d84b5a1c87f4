import type { ReactNode } from 'react';

/** Rows of one height, below a heading if there is one: what each is about, what is known about it, and what to do. */
export const Row = ({ lead, title, href, lang, about, marks, step, children }: Props) => (
  <li className="desk-row">
    {lead}
    <div className="desk-row-text">
      {href === undefined ? (
        <strong lang={lang}>{title}</strong>
      ) : (
        <a href={href} lang={lang}>
          {title}
        </a>
      )}
      {about !== undefined && <div className="soft">{about}</div>}
    </div>
    {marks !== undefined && marks !== false && <div className="desk-row-marks">{marks}</div>}
    {/* The link covers the whole row, so the step is only its sign. */}
    {step !== undefined && (
      <span className="desk-row-step" aria-hidden="true">
        {step}
      </span>
    )}
    {children}
  </li>
);

type Props = {
  /** An icon, a picture or the initials of a person. */
  lead?: ReactNode;
  title: ReactNode;
  href?: string | undefined;
  lang?: string | undefined;
  about?: ReactNode;
  marks?: ReactNode;
  /** What a press on the row leads to, such as “Review”. */
  step?: string | undefined;
  /** Buttons of the row. */
  children?: ReactNode;
};

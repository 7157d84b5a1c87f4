import type { ReactNode } from 'react';
import { Lead } from '../parts/list/Lead.tsx';
import { Row } from '../parts/list/Row.tsx';
import { Section } from '../parts/list/Section.tsx';

/** Rows that lead to pages of the same subject. Each shows what is set now. */
export const SettingRows = ({ title, rows }: { title: string; rows: SettingRow[] }) => (
  <Section title={title}>
    <ul className="plain desk-list desk-leads">
      {rows.map(({ href, title: name, icon, about, value = '', mark, isTrouble = false }) => (
        <Row
          key={href}
          lead={<Lead tone={isTrouble ? 'bad' : undefined}>{icon}</Lead>}
          title={name}
          href={href}
          about={about}
          marks={
            (value !== '' || mark !== undefined) && (
              <>
                {value !== '' && (
                  <span className="desk-value" data-trouble={isTrouble ? '' : undefined}>
                    {value}
                  </span>
                )}
                {mark !== undefined && (
                  <span className="desk-mark" data-tone="open">
                    {mark}
                  </span>
                )}
              </>
            )
          }
        />
      ))}
    </ul>
  </Section>
);

type SettingRow = {
  href: string;
  title: string;
  icon: ReactNode;
  about: string;
  /** What is set now: '' without an answer. */
  value?: string | undefined;
  /** What is still to be set. */
  mark?: string | undefined;
  isTrouble?: boolean;
};

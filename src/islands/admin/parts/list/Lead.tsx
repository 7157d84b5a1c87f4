import type { ComponentProps, ReactNode } from 'react';
import { NavIcon } from '../drawings/NavIcon.tsx';

/** The round sign at the beginning of a row. `tone` colours it. */
export const Lead = ({ tone, children }: { tone?: Tone | undefined; children: ReactNode }) => (
  <span className="desk-lead" data-tone={tone} aria-hidden="true">
    {children}
  </span>
);

/** An icon of the menu. */
export const NavLead = ({ name, tone }: NavProps) => (
  <Lead tone={tone}>
    <NavIcon name={name} />
  </Lead>
);

/** @example <Initials name="Marga Ribas" /> // => MR */
export const Initials = ({ name }: { name: string }) => <Lead>{initialsOf(name)}</Lead>;

/** @example initialsOf('Marga de Ribas') // => 'MR' */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map(firstLetter).join('').toLocaleUpperCase();
}

const firstLetter = (word = '') => /^./u.exec(word)?.[0] ?? '';

export type Tone = 'good' | 'open' | 'bad';

type NavProps = ComponentProps<typeof NavIcon> & { tone?: Tone | undefined };

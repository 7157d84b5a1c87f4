import type { ComponentProps } from 'react';
import { NavIcon } from '../drawings/NavIcon.tsx';
import { Lead, type Tone } from './Lead.tsx';

/** An icon of the menu, as the sign at the beginning of a row. */
export const NavLead = ({ name, tone }: Props) => (
  <Lead tone={tone}>
    <NavIcon name={name} />
  </Lead>
);

type Props = ComponentProps<typeof NavIcon> & { tone?: Tone };

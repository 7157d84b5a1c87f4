import type { ComponentProps } from 'react';
import { StateIcon } from '../drawings/StateIcon.tsx';
import { Lead, type Tone } from './Lead.tsx';

/** The icon of a state, as the sign at the beginning of a row. */
export const StateLead = ({ name, tone }: Props) => (
  <Lead tone={tone}>
    <StateIcon name={name} />
  </Lead>
);

/** The sign of what is well, still open or a problem. */
export const ToneLead = ({ tone }: { tone: Tone }) => <StateLead name={toneIcons[tone]} tone={tone} />;

const toneIcons = { good: 'done', open: 'waiting', bad: 'problem' } as const;

type Props = ComponentProps<typeof StateIcon> & { tone?: Tone | undefined };

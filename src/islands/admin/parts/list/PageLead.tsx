import type { ComponentProps } from 'react';
import type { NavIcon } from '../drawings/NavIcon.tsx';
import { NavLead, type Tone } from './Lead.tsx';
import { StateLead } from './StateLead.tsx';

/** The icon of a page of the desk, as the sign at the beginning of a row. */
export const PageLead = ({ page, tone }: Props) =>
  hasSign(page) ? <StateLead name={signs[page]} tone={tone} /> : <NavLead name={page} tone={tone} />;

/** The pages without an icon in the menu. */
const signs = {
  'manual-blog-create': 'new',
  trash: 'trash',
  actions: 'log',
  'missing-pages': 'missing',
  'first-hour': 'done',
} as const;

const hasSign = (page: Props['page']): page is keyof typeof signs => page in signs;

type Props = { page: keyof typeof signs | ComponentProps<typeof NavIcon>['name']; tone?: Tone | undefined };

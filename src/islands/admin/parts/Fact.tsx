import type { ReactNode } from 'react';

/** A name and its value in a list of facts (`dl`). */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

import { AccessField } from './AccessForm.tsx';

export const CodeField = ({ label }: { label: string }) => (
  <AccessField
    label={label}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="[0-9]{6}"
    maxLength={6}
  />
);

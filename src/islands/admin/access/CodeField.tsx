/** The six digits an app shows. */
export const CodeField = ({ label, describedBy }: Props) => (
  <label>
    {label}
    <input
      name="code"
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]{6}"
      maxLength={6}
      {...describedBy}
    />
  </label>
);

type Props = {
  label: string;
  describedBy: { 'aria-invalid'?: true; 'aria-describedby'?: string };
};

import type { ComponentProps } from 'react';

/**
 * A button of the desk. While it is `busy` it keeps the focus, which a disabled one would lose; what it does sees to it that a
 * second press does nothing. `about` is read out after its text, where several buttons say the same.
 */
export const Button = ({ look = 'quiet', text, about, busy, ...rest }: Props) => (
  <button type="button" className={looks[look]} aria-disabled={busy} {...rest}>
    {text}
    {about !== undefined && <span className="visually-hidden">: {about}</span>}
  </button>
);

const looks = {
  main: 'button',
  quiet: 'button button-quiet',
  danger: 'button desk-danger',
  link: 'link',
  /** A link as tall as a finger, by itself on its line. */
  way: 'desk-link',
} as const;

type Props = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-disabled'> & {
  look?: keyof typeof looks;
  text: string | undefined;
  about?: string;
  busy?: boolean;
};

import type { ComponentProps } from 'react';

/**
 * A button of the desk. While `busy` it keeps the focus, which a disabled button would lose; its handler must ignore a second press.
 * `about` is read out after its text, to tell buttons with the same text apart.
 */
export const Button = ({ variant = 'quiet', text, about, busy, ...rest }: Props) => (
  <button type="button" className={classes[variant]} aria-disabled={busy} {...rest}>
    {text}
    {about !== undefined && <span className="visually-hidden">: {about}</span>}
  </button>
);

const classes = {
  main: 'button',
  quiet: 'button button-quiet',
  danger: 'button desk-danger',
  link: 'link',
  /** A link with a touch target of its own, alone on its line. */
  'standalone-link': 'desk-link',
} as const;

type Props = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-disabled'> & {
  variant?: keyof typeof classes;
  text: string | undefined;
  about?: string;
  busy?: boolean;
};

import type { ComponentProps } from 'react';

/**
 * A button of the desk. While it is `busy`, it keeps the focus, which a disabled button would lose. Its handler must
 * therefore ignore a second press. Screen readers read `about` after the text, so that buttons with the same text can be
 * distinguished.
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
  /** A link on a separate line, with its own touch target. */
  'standalone-link': 'desk-link',
} as const;

type Props = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-disabled'> & {
  variant?: keyof typeof classes;
  text: string | undefined;
  about?: string;
  busy?: boolean;
};

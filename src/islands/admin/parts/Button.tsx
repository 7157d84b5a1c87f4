import type { ComponentProps } from 'react';

/**
 * A button of the desk.
 * While `busy`, the button stays focusable, so `onClick` must ignore a second press.
 * Screen readers read `about` after the text, to distinguish buttons with equal texts.
 */
export const Button = ({ variant = 'quiet', text, about, busy, isIdle, ...rest }: Props) => (
  <button type="button" className={classes[variant]} aria-disabled={busy} data-idle={isIdle} {...rest}>
    {text}
    {about !== undefined && <span className="visually-hidden">: {about}</span>}
  </button>
);

const classes = {
  main: 'button',
  quiet: 'button button-quiet',
  danger: 'button desk-danger',
  link: 'link',
  'standalone-link': 'link desk-link',
  'danger-link': 'link desk-link danger-link',
} as const;

type Props = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-disabled'> & {
  variant?: keyof typeof classes;
  text: string | undefined;
  about?: string;
  busy?: boolean;
  /** It has nothing to do, and looks like that. */
  isIdle?: boolean | undefined;
};

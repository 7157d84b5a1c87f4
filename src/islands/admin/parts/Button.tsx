import type { ComponentProps } from 'react';

/**
 * A button of the desk. While `busy` it keeps the focus, which a disabled button would lose; its handler must ignore a second press.
 * `about` is read out after its text, to tell buttons with the same text apart.
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
  /** A link with a touch target of its own, alone on its line. */
  way: 'desk-link',
} as const;

type Props = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-disabled'> & {
  look?: keyof typeof looks;
  text: string | undefined;
  about?: string;
  busy?: boolean;
};

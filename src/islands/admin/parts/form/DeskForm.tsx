import type { ComponentProps } from 'react';

/** The submit handler prevents the browser’s own submission. */
export const DeskForm = ({ onSend, ...form }: Props) => (
  <form
    className="desk-form"
    {...form}
    onSubmit={(event) => {
      event.preventDefault();
      onSend(event.currentTarget);
    }}
  />
);

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSend: (form: HTMLFormElement) => void };

import type { ComponentProps } from 'react';

/** A form of the desk, which a script sends. */
export const DeskForm = ({ onSend, ...form }: Props) => (
  <form
    className="desk-form"
    {...form}
    onSubmit={(event) => {
      event.preventDefault();
      // Without this, a form in a dialog would also submit the form in which the dialog is rendered.
      event.stopPropagation();
      onSend(event.currentTarget, event.nativeEvent);
    }}
  />
);

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  onSend: (form: HTMLFormElement, event: SubmitEvent) => void;
};

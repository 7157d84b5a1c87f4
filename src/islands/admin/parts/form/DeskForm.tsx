import type { ComponentProps } from 'react';

export const DeskForm = ({ onSend, ...form }: Props) => (
  <form
    className="desk-form"
    {...form}
    onSubmit={(event) => {
      event.preventDefault();
      // A form in a dialog must not send the form that opened the dialog.
      event.stopPropagation();
      onSend(event.currentTarget, event.nativeEvent);
    }}
  />
);

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  onSend: (form: HTMLFormElement, event: SubmitEvent) => void;
};

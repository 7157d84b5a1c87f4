import type { ComponentProps } from 'react';

/** A form of the desk, which a script sends. It checks its fields as a browser does, unless `noValidate`. */
export const DeskForm = ({ onSend, ...form }: Props) => (
  <form
    className="desk-form"
    {...form}
    onSubmit={(event) => {
      event.preventDefault();
      // Without this, a form in a dialog would also submit the form in which the dialog is rendered.
      event.stopPropagation();
      const form = event.currentTarget;
      const excess = form.noValidate ? null : form.querySelector<HTMLElement>('[data-too-long]');
      if (excess === null) onSend(form, event.nativeEvent);
      else excess.focus();
    }}
  />
);

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  onSend: (form: HTMLFormElement, event: SubmitEvent) => void;
};

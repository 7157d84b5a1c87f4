import { enquiryInputs, isRequired, type EnquiryField } from '#core/enquiry/enquiry.ts';

/** A field of the contact form with one line of text. Uncontrolled, so that text typed before hydration is kept. */
export function EnquiryInput({ field, label, hint, problem }: Props) {
  const id = `enquiry-${field}`;
  const attributes = {
    id,
    name: field,
    required: isRequired(field),
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby':
      [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={`stack gap-2 enquiry-field enquiry-${field}`}>
      <label htmlFor={id}>
        {label}
        {isRequired(field) && <span aria-hidden="true"> *</span>}
      </label>
      {hint && (
        <p className="soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {field === 'message' ? (
        <textarea {...attributes} rows={8} />
      ) : (
        <input {...attributes} {...enquiryInputs[field]} />
      )}
      {problem !== undefined && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

type Props = { field: EnquiryField; label: string; hint?: string | undefined; problem: string | undefined };

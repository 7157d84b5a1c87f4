import { isRequired, type EnquiryField } from '#core/enquiry/enquiry.ts';

/**
 * A field of the contact form with its label, its mark and its problem, tied together for screen readers. Its text is
 * left to the browser, so that nothing typed before the script is there is lost.
 */
export function EnquiryInput({ field, label, problem }: Props) {
  const id = `enquiry-${field}`;
  const attributes = {
    id,
    name: field,
    required: isRequired(field),
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
  };
  return (
    <div className={`enquiry-field enquiry-${field}`}>
      <label htmlFor={id}>
        {label}
        {isRequired(field) && <span aria-hidden="true"> *</span>}
      </label>
      {field === 'message' ? (
        <textarea {...attributes} rows={8} />
      ) : (
        <input {...attributes} {...inputs[field]} />
      )}
      {problem !== undefined && (
        <p className="enquiry-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** Written in lower case: React would write capitals, which validators refuse. */
const inputs = {
  name: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
  subject: { type: 'text' },
} as const;

type Props = { field: EnquiryField; label: string; problem: string | undefined };

import { appointmentKinds, dayParts } from '#core/enquiry/appointment/appointment.ts';
import type { EnquiryWords } from './enquiry-words.ts';

/** The fields for an appointment in the contact form. Uncontrolled, because `useEnquiryDraft` sets the values of the fields in the DOM. */
export function EnquiryAppointment({ words }: { words: EnquiryWords['appointment'] }) {
  return (
    <details className="enquiry-appointment">
      <summary>{words.heading}</summary>
      <p className="soft">{words.hint}</p>
      <div className="stack gap-2 enquiry-field">
        <label htmlFor="enquiry-meeting">{words.kind}</label>
        <select id="enquiry-meeting" name="meeting">
          {appointmentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      </div>
      {(['1', '2'] as const).map((nth) => (
        <div className="enquiry-time" key={nth}>
          <div className="stack gap-2 enquiry-field">
            <label htmlFor={`enquiry-day${nth}`}>{words[`day${nth}`]}</label>
            <input id={`enquiry-day${nth}`} type="date" name={`day${nth}`} />
          </div>
          <div className="stack gap-2 enquiry-field">
            <label htmlFor={`enquiry-part${nth}`}>{words.part}</label>
            <select id={`enquiry-part${nth}`} name={`part${nth}`}>
              {dayParts.map((part) => (
                <option key={part} value={part}>
                  {words.parts[part]}
                </option>
              ))}
            </select>
          </div>
        </div>
      ))}
    </details>
  );
}

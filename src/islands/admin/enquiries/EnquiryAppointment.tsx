import type { Appointment } from '#core/enquiry/appointment/appointment.ts';
import { appointmentText } from '#i18n/enquiry/appointment-text.ts';
import { Fact } from '../parts/Fact.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** The appointment that the visitor wishes. */
export default function EnquiryAppointment({ appointment }: { appointment: Appointment }) {
  const { words, language } = useDesk();
  return <Fact label={words.enquiries.appointment}>{appointmentText(appointment, language)}</Fact>;
}

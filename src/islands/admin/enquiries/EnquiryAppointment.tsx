import type { Appointment } from '#core/enquiry/appointment.ts';
import { appointmentText } from '#i18n/enquiry/appointment-text.ts';
import { Fact } from '../parts/Fact.tsx';
import { useDesk } from '../parts/use-desk.ts';

export default function EnquiryAppointment({ appointment }: { appointment: Appointment }) {
  const { words, language } = useDesk();
  return <Fact label={words.enquiries.appointment}>{appointmentText(appointment, language)}</Fact>;
}

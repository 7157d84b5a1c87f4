import { chatAddress, isInFull, phoneLink } from '#core/phone/phone-link.ts';
import { Fact } from '../parts/Fact.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** The visitor’s number, with links to call and to chat. */
export default function EnquiryPhone({ number }: { number: string }) {
  const { phone } = useDesk().words.enquiries;
  if (!isInFull(number)) return <Fact label={phone}>{number}</Fact>;
  return (
    <Fact label={phone}>
      <a href={phoneLink(number)}>{number}</a> · <a href={chatAddress(number)}>WhatsApp</a>
    </Fact>
  );
}

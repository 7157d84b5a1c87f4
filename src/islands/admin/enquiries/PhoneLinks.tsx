import { chatAddress, isInFull, phoneLink } from '#core/phone/phone-link.ts';
import { NavIcon } from '../parts/drawings/NavIcon.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** The visitor’s number, with links to call and to chat. */
export default function PhoneLinks({ number }: { number: string }) {
  const { phone } = useDesk().words.enquiries;
  if (!isInFull(number))
    return (
      <span className="enquiry-way">
        <NavIcon name="phone" />
        <span className="visually-hidden">{phone}: </span>
        {number}
      </span>
    );
  return (
    <>
      <a className="enquiry-way" href={phoneLink(number)}>
        <NavIcon name="phone" />
        {number}
      </a>
      <a className="enquiry-way" href={chatAddress(number)}>
        <NavIcon name="chat" />
        WhatsApp
      </a>
    </>
  );
}

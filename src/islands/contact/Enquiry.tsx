import type { Locale } from '#core/locale.ts';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import type { EnquiryWords } from './enquiry-words.ts';
import './enquiry.css';

/** The contact form. As the server draws it, it is a form that the browser sends by itself. */
export default function Enquiry(props: EnquiryProps) {
  return (
    <IslandBoundary words={props.words.boundary}>
      <EnquiryForm {...props} />
      <Toasts close={props.words.close} />
    </IslandBoundary>
  );
}

export type EnquiryProps = {
  words: EnquiryWords;
  locale: Locale;
  /** The address of this page, for a form that is sent without script. */
  pageUrl: string;
  /** The price list of the boxes that belong to this form. */
  priceList: string;
  privacy: string;
  phone: string;
  mail: string;
};

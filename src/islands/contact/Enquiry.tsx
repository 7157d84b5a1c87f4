import { setPriceLists } from '#core/quote/prices.ts';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import { EnquiryForm, type EnquiryProps } from './EnquiryForm.tsx';
import './enquiry.css';

/** The contact form. The server renders it as a plain form that works without JavaScript. */
export default function Enquiry(props: EnquiryProps) {
  setPriceLists(props.prices);
  return (
    <IslandBoundary words={props.words.boundary}>
      {/* Notices share the form’s island: alone, their island would always be visible, so it would hydrate at once. */}
      <div>
        <EnquiryForm {...props} />
        <Toasts close={props.words.close} />
      </div>
    </IslandBoundary>
  );
}

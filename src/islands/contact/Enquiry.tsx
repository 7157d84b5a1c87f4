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
      {/* The element contains the form and the notices. An island of notices alone is always visible and would hydrate at once. */}
      <div>
        <EnquiryForm {...props} />
        <Toasts close={props.words.close} />
      </div>
    </IslandBoundary>
  );
}

import { setPriceLists } from '#core/quote/prices.ts';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import { EnquiryForm, type EnquiryProps } from './EnquiryForm.tsx';
import './enquiry.css';

/** The contact form. The server renders it as a plain form that works without script. */
export default function Enquiry(props: EnquiryProps) {
  setPriceLists(props.prices);
  return (
    <IslandBoundary words={props.words.boundary}>
      {/* One element around form and notices: an island hydrates when one of its elements becomes visible, and notices always are. */}
      <div>
        <EnquiryForm {...props} />
        <Toasts close={props.words.close} />
      </div>
    </IslandBoundary>
  );
}

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
      {/* This element contains both the form and the notices, so that the island hydrates when the form becomes visible. As a separate element, the notices would hydrate the island at once, because they are always visible. */}
      <div>
        <EnquiryForm {...props} />
        <Toasts close={props.words.close} />
      </div>
    </IslandBoundary>
  );
}

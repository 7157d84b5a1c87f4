import { setPriceLists } from '#core/quote/price-lists.ts';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import { EnquiryForm, type EnquiryProps } from './EnquiryForm.tsx';
import '../forms.css';
import './enquiry.css';

/** The contact form as an island. The build renders a plain HTML form that works without JavaScript. */
export default function Enquiry(props: EnquiryProps) {
  setPriceLists(props.prices);
  return (
    <IslandBoundary words={props.words.boundary}>
      {/* `client:visible` observes the island’s children. Without a div, the fixed toasts would start it at once. */}
      <div>
        <EnquiryForm {...props} />
        <Toasts close={props.words.close} />
      </div>
    </IslandBoundary>
  );
}

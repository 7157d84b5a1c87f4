import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import { EnquiryForm, type EnquiryProps } from './EnquiryForm.tsx';
import './enquiry.css';

/** The contact form. As the server draws it, it is a form that the browser sends by itself. */
export default function Enquiry(props: EnquiryProps) {
  return (
    <IslandBoundary words={props.words.boundary}>
      {/* One element around both: an island wakes when one of its own comes into view, and notices are always in view. */}
      <div>
        <EnquiryForm {...props} />
        <Toasts close={props.words.close} />
      </div>
    </IslandBoundary>
  );
}

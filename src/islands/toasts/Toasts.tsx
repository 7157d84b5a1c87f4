import { ToastList } from './ToastList.tsx';
import './toasts.css';

/**
 * Short notices in the corner of the screen, for the desk and the public pages. `close` is the label of the close button.
 */
export const Toasts = ({ close }: { close: string }) => <ToastList close={close} />;

import { ToastList } from './ToastList.tsx';
import './toasts.css';

/** Short notices in the corner, for the desk and the public pages. `close` labels the close button. */
export const Toasts = ({ close }: { close: string }) => <ToastList close={close} />;

import { ToastList } from './ToastList.tsx';
import './toasts.css';

/** Short notices in the corner, for the desk and the public pages alike. `close` names the button that closes one. */
export const Toasts = ({ close }: { close: string }) => <ToastList close={close} />;

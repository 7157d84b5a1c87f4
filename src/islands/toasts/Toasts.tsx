import { ToastList } from './ToastList.tsx';
import './toasts.css';

/** `close` is the label of the close button. */
export const Toasts = ({ close }: { close: string }) => <ToastList close={close} />;

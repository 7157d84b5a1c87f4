import { ToastList } from './ToastList.tsx';
import './toasts.css';

/** The short messages at the edge of the page, with their styles. */
export const Toasts = ({ close }: { close: string }) => <ToastList close={close} />;

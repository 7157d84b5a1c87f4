import { ToastList } from './ToastList.tsx';
import './toasts.css';

export const Toasts = ({ close }: { close: string }) => <ToastList close={close} />;

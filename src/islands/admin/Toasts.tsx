import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $toasts, dismissToast, type Toast } from '#stores/toasts.ts';

/** How long a notice stays, in milliseconds (specification, section 9: 4–5 s); a pointer on it stops the clock. */
const staysFor = 4500;

export function Toasts() {
  const toasts = useStore($toasts);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismissToast(toast.id), staysFor);
    return () => clearTimeout(timer);
  }, [paused, toast.id]);

  return (
    <div
      className={`toast toast-${toast.tone}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
    >
      <strong>{toast.title}</strong>
      {toast.text !== undefined && <p>{toast.text}</p>}
    </div>
  );
}

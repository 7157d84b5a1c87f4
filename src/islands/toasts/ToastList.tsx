import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $toasts, dismissToast, toastMs, toastOfferMs, type Toast } from '#stores/toasts.ts';

/**
 * The short messages at the edge of the page.
 * Imports no styles, because `Toasts` imports them, and the editors’ bar on the blog adds them by script.
 */
export function ToastList({ close }: { close: string }) {
  const toasts = useStore($toasts);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} close={close} />
      ))}
    </div>
  );
}

function ToastCard({ toast, close }: { toast: Toast; close: string }) {
  const [paused, setPaused] = useState(false);
  const { action } = toast;
  const milliseconds = action === undefined ? toastMs : toastOfferMs;
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismissToast(toast.id), milliseconds);
    return () => clearTimeout(timer);
  }, [paused, toast.id, milliseconds]);

  return (
    <div
      className={`toast toast-${toast.tone}`}
      // Not `onPointerEnter`, because a notice that appears under a resting pointer would stay for ever.
      onPointerMove={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div>
        <strong>{toast.title}</strong>
        {toast.text !== undefined && <p>{toast.text}</p>}
        {action && ' '}
        {action && (
          <button
            type="button"
            className="toast-action"
            onClick={() => {
              dismissToast(toast.id);
              action.run();
            }}
          >
            {action.text}
          </button>
        )}
      </div>
      <button type="button" className="toast-close" aria-label={close} onClick={() => dismissToast(toast.id)}>
        ×
      </button>
    </div>
  );
}

import { lazy, Suspense, useEffect, useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { isEditorHere } from '#browser-storage/editor-here.ts';

/** For signed-in editors only: the field of the webhook below the contact form. */
export function EditorWebhook({ locale }: { locale: Locale }) {
  const [isEditor, setEditor] = useState(false);
  useEffect(() => setEditor(isEditorHere()), []);
  if (!isEditor) return null;
  return (
    <Suspense fallback={null}>
      <WebhookField locale={locale} />
    </Suspense>
  );
}

const WebhookField = lazy(() => import('./WebhookField.tsx'));

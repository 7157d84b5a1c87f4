import { useState } from 'react';
import { zapierAddress } from '#core/enquiry/zapier-address.ts';
import type { Locale } from '#core/locale.ts';
import { webhookWords } from '#i18n/webhook/webhook-words.ts';
import { readWebhook, writeWebhook } from '#browser-storage/webhook.ts';
import { showToast } from '#stores/toasts.ts';

/**
 * The field for the address of an editor’s webhook.
 * If the server fails, an editor’s enquiry goes to the webhook. Only this browser stores the webhook’s URL.
 */
export default function WebhookField({ locale }: { locale: Locale }) {
  const words = webhookWords(locale);
  const [isWrong, setWrong] = useState(false);

  function save(typed: string) {
    const address = typed === '' ? '' : zapierAddress(typed);
    setWrong(address === undefined);
    if (address !== undefined && writeWebhook(address)) showToast({ tone: 'success', title: words.saved });
    else showToast({ tone: 'failure', title: words.failed, text: words.failedText });
  }

  return (
    <form
      className="stack start enquiry enquiry-webhook"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('webhook');
        if (typeof typed === 'string') save(typed.trim());
      }}
    >
      <div className="stack gap-2 enquiry-field">
        <label htmlFor="enquiry-webhook">{words.label}</label>
        <input
          id="enquiry-webhook"
          type="url"
          name="webhook"
          defaultValue={readWebhook()}
          placeholder="https://hooks.zapier.com/…"
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? 'webhook-hint webhook-problem' : 'webhook-hint'}
        />
        <p className="soft" id="webhook-hint">
          {words.hint}
        </p>
        {isWrong && (
          <p className="problem" id="webhook-problem">
            {words.wrong}
          </p>
        )}
      </div>
      <button type="submit" className="button button-quiet">
        {words.save}
      </button>
    </form>
  );
}

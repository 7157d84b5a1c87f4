import { zapierAddress } from '#core/enquiry/webhook.ts';
import { isEditorHere } from './editor-here.ts';

/** The webhook an editor entered in this browser for messages that cannot be sent; undefined once no editor is signed in. */
export function readWebhook(): string | undefined {
  if (!isEditorHere()) return undefined;
  try {
    return zapierAddress(localStorage.getItem(webhookKey) ?? '');
  } catch {
    // Storage is disabled, so no webhook is stored.
    return undefined;
  }
}

/** Stores the address of the webhook; an empty address removes it. Returns false if the browser's storage is disabled or full. */
export function writeWebhook(address: string): boolean {
  try {
    if (address === '') localStorage.removeItem(webhookKey);
    else localStorage.setItem(webhookKey, address);
    return true;
  } catch {
    // The caller shows the editor that the address was not stored.
    return false;
  }
}

const webhookKey = 'contact_webhook';

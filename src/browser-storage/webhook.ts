import { zapierAddress } from '#core/enquiry/webhook.ts';
import { isEditorHere } from './editor-here.ts';

/** Returns the webhook for messages that the form cannot send, or undefined if no editor is signed in. */
export function readWebhook(): string | undefined {
  if (!isEditorHere()) return undefined;
  try {
    return zapierAddress(localStorage.getItem(webhookKey) ?? '');
  } catch {
    return undefined;
  }
}

/** An empty address removes the entry. Returns false if the storage is disabled or full. */
export function writeWebhook(address: string): boolean {
  try {
    if (address === '') localStorage.removeItem(webhookKey);
    else localStorage.setItem(webhookKey, address);
    return true;
  } catch {
    return false;
  }
}

const webhookKey = 'contact_webhook';

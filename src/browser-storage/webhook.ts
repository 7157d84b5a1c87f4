import { zapierAddress } from '#core/enquiry/webhook.ts';
import { isEditorHere } from './editor-here.ts';

/**
 * The address an editor entered in this browser for messages that cannot be sent; undefined where there is none, or
 * where no editor is signed in any more.
 */
export function readWebhook(): string | undefined {
  if (!isEditorHere()) return undefined;
  try {
    return zapierAddress(localStorage.getItem(webhookKey) ?? '');
  } catch {
    // Closed storage holds none.
    return undefined;
  }
}

/** Keeps the address, or forgets it where it is empty. Answers whether this browser could. */
export function writeWebhook(address: string): boolean {
  try {
    if (address === '') localStorage.removeItem(webhookKey);
    else localStorage.setItem(webhookKey, address);
    return true;
  } catch {
    // Closed or full: the editor is told.
    return false;
  }
}

const webhookKey = 'contact_webhook';

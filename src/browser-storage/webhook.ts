import { zapierAddress } from '#core/enquiry/zapier-address.ts';
import { isEditorHere } from './editor-here.ts';
import { readLasting, writeLasting } from './stored.ts';

/** The webhook for enquiries that our server refuses. Undefined if its URL is invalid or no editor is signed in. */
export const readWebhook = (): string | undefined =>
  isEditorHere() ? zapierAddress(readLasting(webhookKey)) : undefined;

/** An empty address removes the entry. Returns false if the storage is disabled or full. */
export const writeWebhook = (address: string): boolean => writeLasting(webhookKey, address);

const webhookKey = 'contact_webhook';

/**
 * Sends an enquiry from the browser to the webhook that an editor entered. Throws only if the server is unreachable:
 * `no-cors` hides every response, even an error.
 */
export async function postToWebhook(address: string, body: unknown): Promise<void> {
  await fetch(address, { method: 'POST', mode: 'no-cors', body: JSON.stringify(body) });
}

/** Throws only if the server is unreachable, because `no-cors` hides the response and its status. */
export async function postToWebhook(address: string, body: unknown): Promise<void> {
  await fetch(address, { method: 'POST', mode: 'no-cors', body: JSON.stringify(body) });
}

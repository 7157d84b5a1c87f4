/** Cannot read the response. Throws if the address is unreachable. */
export async function postToWebhook(address: string, body: unknown): Promise<void> {
  await fetch(address, { method: 'POST', mode: 'no-cors', body: JSON.stringify(body) });
}

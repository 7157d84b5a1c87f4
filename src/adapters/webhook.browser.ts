/** Posts to an address outside, without being able to read its answer. Throws where it cannot be reached. */
export async function postToWebhook(address: string, body: unknown): Promise<void> {
  await fetch(address, { method: 'POST', mode: 'no-cors', body: JSON.stringify(body) });
}

/** Hides all languages of an article of the measurement, as the desk would. */
export async function hideArticle(
  { url, secretKey }: { url: string; secretKey: string },
  number: number,
): Promise<void> {
  const answer = await fetch(`${url}/rest/v1/blog_posts?slug_base=eq.bericht-${number}`, {
    method: 'PATCH',
    headers: { apikey: secretKey, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
    body: JSON.stringify({ is_published: false }),
  });
  if (!answer.ok) throw new Error(`Hiding answered ${answer.status}: ${await answer.text()}`);
}

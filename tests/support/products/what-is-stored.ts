/** What a refused request must not change: posts, and messages from never@example.com. */
export async function whatIsStored(
  { url, publishableKey }: { url: string; publishableKey: string },
  editor: string,
): Promise<unknown> {
  const read = async (query: string): Promise<unknown> => {
    const response = await fetch(`${url}/rest/v1/${query}`, {
      headers: { apikey: publishableKey, Authorization: `Bearer ${editor}` },
    });
    return response.json();
  };
  return {
    posts: await read('blog_posts?select=id,revision&order=id'),
    messages: await read('enquiries?select=id&email=eq.never@example.com'),
  };
}

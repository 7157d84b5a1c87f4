/** The addresses of all posts that the sitemaps of a site name. */
export async function postAddresses(url: string): Promise<string[]> {
  const index = await textAt(`${url}/sitemap-index.xml`);
  const parts = namedIn(index).filter((part) => part.includes('/sitemap-posts-'));
  const texts = await Promise.all(parts.map((part) => textAt(new URL(new URL(part).pathname, url).href)));
  return texts.flatMap(namedIn);
}

const namedIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

const textAt = async (address: string): Promise<string> => (await fetch(address)).text();

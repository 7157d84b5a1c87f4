/**
 * Returns the URL if its origin is `https://hooks.zapier.com` and it has no credentials, and undefined otherwise.
 * @example zapierAddress('https://hooks.zapier.com/hooks/catch/1/abc') // => the same URL
 * @example zapierAddress('https://hooks.zapier.com.evil.example/') // => undefined
 */
export function zapierAddress(text: string): string | undefined {
  const address = text.trim();
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.origin === 'https://hooks.zapier.com' && url.username === '' && url.password === ''
    ? url.href
    : undefined;
}

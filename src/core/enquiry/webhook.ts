/**
 * Returns the URL of the fallback webhook if it is an https URL of Zapier without credentials, or else undefined.
 * @example zapierAddress('https://hooks.zapier.com/hooks/catch/1/abc') // => the same URL
 * @example zapierAddress('https://hooks.zapier.com.evil.example/') // => undefined
 */
export function zapierAddress(text: string): string | undefined {
  const url = URL.parse(text.trim());
  return url?.origin === 'https://hooks.zapier.com' && url.username === '' && url.password === ''
    ? url.href
    : undefined;
}

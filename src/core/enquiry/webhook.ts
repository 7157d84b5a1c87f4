/**
 * Validates the address of the fallback webhook: https, at Zapier.
 * @example zapierAddress('https://hooks.zapier.com/hooks/catch/1/abc') // => the same address
 * @example zapierAddress('https://hooks.zapier.com.evil.example/') // => undefined
 */
export function zapierAddress(text: string): string | undefined {
  const url = URL.parse(text.trim());
  return url?.origin === 'https://hooks.zapier.com' && url.username === '' && url.password === ''
    ? url.href
    : undefined;
}

/**
 * Returns the two networks whose requests rate limits count. `own` is the sender: an IPv4 address, or an IPv6 /64,
 * because one internet connection usually has a whole /64. `wide` is the surrounding /24 or /48.
 * @example networkOf('2001:db8:1:2:3::4') // => { own: '2001:db8:1:2::/64', wide: '2001:db8:1::/48' }
 */
export function networkOf(address: string): { own: string; wide: string } {
  const [plain = ''] = address.trim().toLowerCase().split('%');
  const v4 = /^(?:::ffff:(?:0:)?)?(\d{1,3}(?:\.\d{1,3}){3})$/.exec(plain)?.[1];
  if (v4 !== undefined) return { own: v4, wide: `${v4.replace(/\.\d+$/, '')}.0/24` };
  const groups = groupsOf(plain);
  // Each text that is not an IP address is a network of its own.
  if (groups === undefined) return { own: plain, wide: plain };
  const [a, b, c, d] = groups;
  return { own: `${a}:${b}:${c}:${d}::/64`, wide: `${a}:${b}:${c}::/48` };
}

/** Returns undefined for a text that is no IPv6 address. */
function groupsOf(address: string): string[] | undefined {
  if (!/^[\da-f:.]+$/.test(address)) return undefined;
  const [before = '', after, ...more] = address.split('::');
  if (more.length > 0) return undefined;
  const partsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const [head, tail] = [partsOf(before), partsOf(after ?? '')];
  const written = head.length + tail.length;
  // An IPv4 suffix is one part in place of two groups, so seven parts are enough. Only the first four are used.
  const width = address.includes('.') ? 7 : 8;
  if (after === undefined ? written !== width : written >= width) return undefined;
  const all = [...head, ...Array<string>(width - written).fill('0'), ...tail];
  // Without leading zeros, so that each address has one form.
  return all.map((group) => group.replace(/^0+(?=.)/, ''));
}

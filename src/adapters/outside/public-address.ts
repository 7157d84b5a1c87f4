import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one of the public internet, so neither this machine nor a network around it. An IPv4 address
 * written as IPv6 is read as what it is.
 * @example isPublicAddress('::ffff:10.0.0.1') // => false
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  if (read.range() !== 'unicast') return false;
  // Of IPv6 only this block has been given out; the rest leads through tunnels and translators to who knows where.
  return read instanceof ipaddr.IPv4 || read.match(givenOut);
}

const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

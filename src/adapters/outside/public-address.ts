import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is on the public internet, and so neither this machine nor a private network. An IPv4 address mapped to
 * IPv6 counts as IPv4.
 * @example isPublicAddress('::ffff:10.0.0.1') // => false
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  if (read.range() !== 'unicast') return false;
  // Only this block of IPv6 has been assigned. Other addresses lead through tunnels and translators.
  return read instanceof ipaddr.IPv4 || read.match(givenOut);
}

const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the public internet rather than to this machine or a private network. An IPv4 address
 * mapped to IPv6 is judged as IPv4.
 *
 * @example isPublicAddress('::ffff:10.0.0.1') // => false
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  if (read.range() !== 'unicast') return false;
  // Only addresses in this block of IPv6 are assigned to public hosts. Other addresses lead through tunnels and
  // translators.
  return read instanceof ipaddr.IPv4 || read.match(givenOut);
}

const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

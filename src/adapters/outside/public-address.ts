import ipaddr from 'ipaddr.js';

/** An IPv4 address mapped to IPv6 is judged as IPv4. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  if (read.range() !== 'unicast') return false;
  // Public IPv6 hosts have addresses only in this block. Others lead through tunnels and translators.
  return read instanceof ipaddr.IPv4 || read.match(givenOut);
}

const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

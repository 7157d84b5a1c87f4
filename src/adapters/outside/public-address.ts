import ipaddr from 'ipaddr.js';

/** Whether an IP address is public. An IPv4 address inside an IPv6 address counts as IPv4. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  if (read.range() !== 'unicast') return false;
  // Public IPv6 hosts have addresses in this block. Other addresses may lead through tunnels or translators.
  return read instanceof ipaddr.IPv4 || read.match(givenOut);
}

const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

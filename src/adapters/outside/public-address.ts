import ipaddr from 'ipaddr.js';

/** Whether an IP address is public. An IPv4-mapped IPv6 address (`::ffff:10.0.0.1`) is checked as an IPv4 address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  if (read.range() !== 'unicast') return false;
  // Public IPv6 hosts are in 2000::/3. Other addresses may lead to private hosts through tunnels or translators.
  return read instanceof ipaddr.IPv4 || read.match(givenOut);
}

const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

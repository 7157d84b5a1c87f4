import { describe, expect, test } from 'vitest';
import { networkOf } from './network.ts';

// Limits count requests per sender and, four times as many, per network.
describe('networkOf', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::7', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64', '2001:db8:0::/48'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64', '1:2:3::/48'],
    ['1:2:3:4:5:6:7::8', '1:2:3:4:5:6:7::8', '1:2:3:4:5:6:7::8'],
    ['64:ff9b:1:2:3:4:192.0.2.1', '64:ff9b:1:2::/64', '64:ff9b:1::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
    ['', '', ''],
    ['nowhere', 'nowhere', 'nowhere'],
    ['1::2::3', '1::2::3', '1::2::3'],
    ['1:2:3', '1:2:3', '1:2:3'],
    ['abad1dea', 'abad1dea', 'abad1dea'],
    ['g:2:3:4:5:6:7:8', 'g:2:3:4:5:6:7:8', 'g:2:3:4:5:6:7:8'],
  ])('assigns the address %s to the sender %s and the network %s', (address, own, wide) => {
    expect(networkOf(address)).toEqual({ own, wide });
  });

  test('treats all addresses of one /64 network as the same sender', () => {
    const senders = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:3::1'].map(
      (address) => networkOf(address).own,
    );
    expect(senders[0]).toBe(senders[1]);
    expect(senders[2]).not.toBe(senders[0]);
  });
});

import { expect, test } from '@jest/globals';
import { networkOf, wideNetworkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['something else', 'something else'],
])('%s counts as %s', (ip, network) => expect(networkOf(ip)).toBe(network));

test.each([
  ['2001:db8:55:1::1', '2001:db8:55::/48'],
  ['2001:0DB8:0055:ffff::1', '2001:db8:55::/48'],
  ['2001:db8:56::1', '2001:db8:56::/48'],
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
])('%s counts together with all of %s', (ip, network) => expect(wideNetworkOf(ip)).toBe(network));

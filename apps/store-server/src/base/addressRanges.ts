import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** One way to write an IP address; undefined for a text that is none. */
export function canonicalAddress(text: string): string | undefined {
  // The library also reads forms that people do not mean, such as 10.1 and 0x0a.
  return isIP(text) === 0 || text.includes('%') ? undefined : ipaddr.process(text).toString();
}

/**
 * Whether an address is in one of the ranges.
 * @param ranges addresses and ranges in CIDR notation: `10.1.2.3`, `10.1.2.0/24`, `fd00::/8`
 */
export function isInRanges(address: string, ranges: readonly string[]): boolean {
  const canonical = canonicalAddress(address);
  if (canonical === undefined) return false;
  const wanted = ipaddr.parse(canonical);
  return ranges.some((range) => {
    const [first, bits] = range.includes('/') ? ipaddr.parseCIDR(range) : whole(ipaddr.parse(range));
    return first.kind() === wanted.kind() && wanted.match(first, bits);
  });
}

const whole = (address: ipaddr.IPv4 | ipaddr.IPv6): [ipaddr.IPv4 | ipaddr.IPv6, number] => [
  address,
  address.kind() === 'ipv4' ? 32 : 128,
];

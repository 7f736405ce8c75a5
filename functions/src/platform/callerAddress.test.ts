import { describe, expect, it } from 'vitest';
import { callerAddressHash } from './callerAddress';

const NOW = '2026-11-21T12:00:00.000Z';
const hash = (forwarded: string | undefined, now = NOW, remoteAddress = '198.51.100.7') =>
  callerAddressHash({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }, now);

describe('callerAddressHash', () => {
  it('uses the address the front end saw, whatever the caller put before it', () => {
    expect(hash('203.0.113.9')).toBe(hash('10.0.0.1, evil, 203.0.113.9'));
    expect(hash('203.0.113.9')).not.toBe(hash('203.0.113.9, 203.0.113.10'));
    expect(hash(undefined)).toBe(hash('198.51.100.7'));
    expect(callerAddressHash({ headers: {} }, NOW)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('treats an IPv6 network as one caller, and another network as another', () => {
    expect(hash('2001:db8:0:1::5')).toBe(hash('2001:0DB8:0000:0001:ffff:1:2:3'));
    expect(hash('2001:db8:0:1::5')).not.toBe(hash('2001:db8:0:2::5'));
    expect(hash('::1')).toBe(hash('0:0:0:0:0:0:0:1'));
  });

  it('doesn’t contain the address and changes daily', () => {
    expect(hash('203.0.113.9')).not.toContain('203');
    expect(hash('203.0.113.9')).not.toBe(hash('203.0.113.9', '2026-11-22T12:00:00.000Z'));
  });
});

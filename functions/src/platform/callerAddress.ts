import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

type Request = {
  headers: Record<string, string | string[] | undefined>;
  socket?: { remoteAddress?: string | undefined };
};

/**
 * Identifies the network a request comes from, to limit callers without an account: a hash instead of the address itself, which we have
 * no business storing. Constant for a day.
 */
export function callerAddressHash({ headers, socket }: Request, now: string): string {
  return networkHash(callerAddress({ headers, ...(socket ? { socket } : {}) }), now);
}

/** The same for an already known address. */
export const networkHash = (address: string, now: string): string =>
  createHash('sha256')
    .update(`${now.slice(0, 10)} ${networkOf(address || 'unknown')}`)
    .digest('hex')
    .slice(0, 32);

/** Returns the IP address a request comes from, for a signature the caller gives; '' if unknown. */
export const callerAddress = ({ headers, socket }: Request): string =>
  (forwardedFor(headers['x-forwarded-for']) ?? socket?.remoteAddress ?? '').slice(0, 64);

/** Google's front end appends the address it saw; anything before it may be made up by the caller. */
function forwardedFor(header: string | string[] | undefined): string | undefined {
  const last = String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last === '' ? undefined : last;
}

/** One household has 2^64 IPv6 addresses. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

// The parts of Node used by the functions (async_hooks, buffer, crypto, net, stream, timers, util), for a browser.
import { hmac } from '@noble/hashes/hmac';
import { scrypt as deriveKey } from '@noble/hashes/scrypt';
import { sha256 } from '@noble/hashes/sha2';
import { Buffer } from 'buffer';

type Bytes = string | Uint8Array;
type Encoding = 'hex' | 'base64' | 'base64url';

const bytesOf = (data: Bytes): Uint8Array => (typeof data === 'string' ? new TextEncoder().encode(data) : data);

const from = Buffer.from.bind(Buffer) as (value: string, encoding?: BufferEncoding) => Buffer;
const asBase64 = (text: string): string => text.replaceAll('-', '+').replaceAll('_', '/');
// The browser package predates base64url.
Buffer.from = ((value: string, encoding?: BufferEncoding | 'base64url') =>
  encoding === 'base64url' ? from(asBase64(value), 'base64') : from(value, encoding)) as typeof Buffer.from;
export { Buffer };

/** Same, in the other direction. */
function encoded(bytes: Uint8Array, encoding: Encoding): string {
  const buffer = Buffer.from(bytes);
  if (encoding !== 'base64url') return buffer.toString(encoding);
  return buffer.toString('base64').replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

class Digest {
  readonly #take: (data: Uint8Array) => void;
  readonly #end: () => Uint8Array;

  constructor(hash: { update: (data: Uint8Array) => unknown; digest: () => Uint8Array }) {
    this.#take = (data) => void hash.update(data);
    this.#end = () => hash.digest();
  }

  update(data: Bytes): this {
    this.#take(bytesOf(data));
    return this;
  }

  digest(): Uint8Array;
  digest(encoding: Encoding): string;
  digest(encoding?: Encoding): Uint8Array | string {
    const bytes = this.#end();
    return encoding ? encoded(bytes, encoding) : withEncoding(bytes);
  }
}

/** Adds Node's `toString(encoding)` to bytes. */
const withEncoding = (bytes: Uint8Array): Uint8Array =>
  Object.assign(bytes, { toString: (encoding: Encoding = 'hex') => encoded(bytes, encoding) });

/** Always SHA-256, whatever is requested: the functions use no other. */
export const createHash = (): Digest => new Digest(sha256.create());
export const createHmac = (_name: string, key: Bytes): Digest => new Digest(hmac.create(sha256, bytesOf(key)));
export const randomBytes = (count: number): Uint8Array => withEncoding(crypto.getRandomValues(new Uint8Array(count)));
export const randomInt = (below: number): number =>
  Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * below);
export const timingSafeEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

/** Uses Node's default cost. */
export function scrypt(
  password: Bytes,
  salt: Bytes,
  length: number,
  done: (error: null, key: Uint8Array) => void,
): void {
  done(null, withEncoding(deriveKey(password, salt, { N: 16_384, r: 8, p: 1, dkLen: length })));
}

export const isIPv6 = (address: string): boolean => address.includes(':');

/** `node:timers/promises`; there is no server to wait for. */
export { sleep as setTimeout };
const sleep = (): Promise<void> => Promise.resolve();

/** `node:timers` */
export const setImmediate = (work: () => void): void => void globalThis.setTimeout(work, 0);

/** `node:async_hooks`: a browser can't track context through awaits, and no work in the demo starts a transaction within another. */
export class AsyncLocalStorage<Store> {
  getStore(): Store | undefined {
    return undefined;
  }

  run<Result>(_: Store, work: () => Result): Result {
    return work();
  }
}

export const promisify =
  <T>(run: (...all: [...unknown[], (error: Error | null, value: T) => void]) => void) =>
  (...given: unknown[]): Promise<T> =>
    new Promise((resolve, reject) => {
      run(...given, (error, value) => (error ? reject(error) : resolve(value)));
    });

/** Only messages on their way to a mail server are streams, and the demo has none. */
export const Readable = {
  from: (): never => {
    throw new Error('There are no streams in the demo');
  },
};

/** No notification leaves the demo (`WEB_PUSH_PRIVATE_KEY` is `none`), so their encryption and signing are never called. */
const notInTheDemo = (): never => {
  throw new Error('The demo sends no notifications');
};
export {
  notInTheDemo as createCipheriv,
  notInTheDemo as createECDH,
  notInTheDemo as createPrivateKey,
  notInTheDemo as hkdfSync,
  notInTheDemo as sign,
};

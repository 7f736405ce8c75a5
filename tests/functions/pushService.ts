import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscriptionKeys } from '@/domain/push/api';

const { subtle } = globalThis.crypto;
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const base64url = (bytes: ArrayBuffer | Uint8Array): string =>
  Buffer.from(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes).toString('base64url');
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

async function derived(secret: BufferSource, salt: BufferSource, info: BufferSource, bytes: number) {
  const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8);
}

/** Creates a browser that subscribes with its own keys, and decrypts what arrives with the browser's own cryptography. */
export async function newBrowser(endpoint: string) {
  const pair = await subtle.generateKey(CURVE, true, ['deriveBits']);
  const own = new Uint8Array(await subtle.exportKey('raw', pair.publicKey));
  const auth = globalThis.crypto.getRandomValues(new Uint8Array(16));
  const subscription: PushSubscriptionKeys = { endpoint, p256dh: base64url(own), auth: base64url(auth) };
  const read = async (body: Uint8Array<ArrayBuffer>): Promise<string> => {
    const salt = body.slice(0, 16);
    const idLength = body[20] ?? 0;
    const theirs = body.slice(21, 21 + idLength);
    const publicKey = await subtle.importKey('raw', theirs, CURVE, false, []);
    const secret = await subtle.deriveBits({ name: 'ECDH', public: publicKey }, pair.privateKey, 256);
    const info = Uint8Array.from([...utf8('WebPush: info\0'), ...own, ...theirs]);
    const shared = await derived(secret, auth, info, 32);
    const key = await derived(shared, salt, utf8('Content-Encoding: aes128gcm\0'), 16);
    const iv = await derived(shared, salt, utf8('Content-Encoding: nonce\0'), 12);
    const aes = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
    const plain = new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv }, aes, body.slice(21 + idLength)));
    if (plain.at(-1) !== 2) throw new Error('No last record');
    return new TextDecoder().decode(plain.slice(0, -1));
  };
  return { subscription, read };
}

type Arrived = { path: string; headers: IncomingMessage['headers']; body: Uint8Array<ArrayBuffer> };

/** Starts a local push service: it answers each address with the status set for it (201 by default), or hangs up (0). */
export async function startPushService() {
  const arrived: Arrived[] = [];
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      arrived.push({ path, headers: request.headers, body: Uint8Array.from(Buffer.concat(parts)) });
      const status = answers.get(path) ?? 201;
      if (status === 0) request.socket.destroy();
      else response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    url,
    arrived,
    answer: (path: string, status: number) => void answers.set(path, status),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Returns the claims of an `Authorization: vapid` header if its signature matches the key next to it. */
export async function vapidClaims(header: string): Promise<unknown> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const publicKey = await subtle.importKey('raw', bytesOf(key), { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'verify',
  ]);
  const isGood = await subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    publicKey,
    bytesOf(signature),
    utf8(`${head}.${claims}`),
  );
  if (!isGood) throw new Error('The signature is not of this key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

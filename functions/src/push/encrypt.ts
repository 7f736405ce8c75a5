import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscriptionKeys } from '@/domain/push/api';

const SALT_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** One record holds everything (RFC 8188, 2.1): push services' limits are smaller. */
const RECORD_BYTES = 4096;
/** Delimiter of the last record (RFC 8188, 2). */
const LAST_RECORD = 2;

/** The random inputs; fixed by tests with published results. */
type Fresh = { salt: Buffer; privateKey?: Buffer };

/**
 * Encrypts a message for one browser: RFC 8291 (`aes128gcm`), as the body of the request to its push service.
 * @param text at most 3,993 bytes in UTF-8: a record without header (86), padding delimiter (1) and tag (16)
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushSubscriptionKeys, 'p256dh' | 'auth'>,
  { salt, privateKey }: Fresh = { salt: randomBytes(SALT_BYTES) },
): Buffer {
  const sender = createECDH('prime256v1');
  if (privateKey) sender.setPrivateKey(privateKey);
  else sender.generateKeys();
  const [theirs, ours] = [Buffer.from(p256dh, 'base64url'), sender.getPublicKey()];
  const derived = (secret: Uint8Array, salted: Uint8Array, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, length));
  const shared = derived(
    sender.computeSecret(theirs),
    Buffer.from(auth, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]),
    32,
  );
  const key = derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const nonce = derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    ...[salt, size, Buffer.from([ours.length]), ours],
    ...[cipher.update(text, 'utf8'), cipher.update(Buffer.from([LAST_RECORD])), cipher.final(), cipher.getAuthTag()],
  ]);
}

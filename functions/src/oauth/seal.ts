import { sealingKey } from './config';

/** Identifies the encryption format, should it ever change. */
const VERSION = 'v1';
const IV_BYTES = 12;
const ALGORITHM = 'AES-GCM';

/**
 * Encrypts a text (AES-256-GCM) for one place: `place` isn't stored, and a text moved to another place doesn't decrypt.
 * @throws AppError `failed-precondition` without a key.
 */
export async function seal(text: string, place: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(at(iv, place), await cryptoKey('encrypt'), new TextEncoder().encode(text));
  return [VERSION, encoded(iv), encoded(new Uint8Array(sealed))].join('.');
}

/** Decryption failed: the server's key has changed, or it was encrypted for another place. */
export class SealBroken extends Error {
  constructor(cause?: unknown) {
    super('What is sealed does not open', { cause });
    this.name = 'SealBroken';
  }
}

/** Decrypts what `seal` made for the same place. @throws SealBroken for anything else, also if the server's key has changed. */
export async function unseal(sealed: string, place: string): Promise<string> {
  const [version, iv = '', text = ''] = sealed.split('.');
  if (version !== VERSION) throw new SealBroken();
  const key = await cryptoKey('decrypt');
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(at(decoded(iv), place), key, decoded(text)));
  } catch (error) {
    throw new SealBroken(error);
  }
}

const at = (iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams => ({
  name: ALGORITHM,
  iv,
  additionalData: new TextEncoder().encode(place),
});

const cryptoKey = (use: 'encrypt' | 'decrypt'): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new Uint8Array(sealingKey()), ALGORITHM, false, [use]);

const encoded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const decoded = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns a random ID of `length` letters and digits (20 by default, about 119 bits). Rejection sampling keeps it unbiased. */
export function newId(length = 20): string {
  let id = '';
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < 248 && id.length < length) id += ALPHABET.charAt(byte % 62);
    }
  }
  return id;
}

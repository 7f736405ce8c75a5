/** By how much a sender's clock may be wrong, and how long a signed call stays good. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/** `t=1795000000,v1=5257a8…`: when the body was signed, and the HMAC-SHA-256 of `{t}.{body}` in hex. Null for anything else. */
export function parseSignature(header: string): { at: number; signature: string } | null {
  const [, at = '', signature = ''] = /^t=(\d{1,12}),\s*v1=([0-9a-f]{64})$/i.exec(header.trim()) ?? [];
  return at === '' ? null : { at: Number(at), signature: signature.toLowerCase() };
}

/** Whether a signature's time is near enough to now (ISO) to be no old call. */
export const isFresh = (at: number, now: string): boolean =>
  Math.abs(Date.parse(now) / 1000 - at) <= SIGNATURE_TOLERANCE_SECONDS;

/** The tolerance for a sender's clock, and for how long a signed call stays valid. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/** Parses `t=1795000000,v1=5257a8…`: when the body was signed, and the HMAC-SHA-256 of `{t}.{body}` in hex. Null for anything else. */
export function parseSignature(header: string): { at: number; signature: string } | null {
  const [, at = '', signature = ''] = /^t=(\d{1,12}),\s*v1=([0-9a-f]{64})$/i.exec(header.trim()) ?? [];
  return at === '' ? null : { at: Number(at), signature: signature.toLowerCase() };
}

/** Whether a signature's time is close enough to now (ISO) not to be a replayed call. */
export const isFresh = (at: number, now: string): boolean =>
  Math.abs(Date.parse(now) / 1000 - at) <= SIGNATURE_TOLERANCE_SECONDS;

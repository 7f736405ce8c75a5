import { createHmac, timingSafeEqual } from 'node:crypto';

/** The person a code identifies, and its expiration (milliseconds). */
export type DoorClaim = { companyId: string; visitId: string; technicianId: string; endsAtMs: number };

const SIGNATURE_CHARACTERS = 22;
const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** 132 bits of an HMAC over the claim: short enough for a code that old cameras can read, too long to guess. */
const signatureOf = (claim: string, key: string): string =>
  createHmac('sha256', key).update(claim).digest('base64url').slice(0, SIGNATURE_CHARACTERS);

/** Returns the signed claim, as used in a URL. */
export function signDoorCode({ companyId, visitId, technicianId, endsAtMs }: DoorClaim, key: string): string {
  const claim = [companyId, visitId, technicianId, Math.floor(endsAtMs / 1000).toString(36)].join('.');
  return `${claim}.${signatureOf(claim, key)}`;
}

/** Parses a code's claim without verifying it; null if it isn't a code. */
export function claimOf(code: string): DoorClaim | null {
  const parts = code.split('.');
  const [companyId = '', visitId = '', technicianId = '', ends = ''] = parts;
  const endsAtMs = Number.parseInt(ends, 36) * 1000;
  if (parts.length !== 5 || Number.isNaN(endsAtMs)) return null;
  return [companyId, visitId, technicianId].every((id) => ID.test(id))
    ? { companyId, visitId, technicianId, endsAtMs }
    : null;
}

/** Whether the company's own server signed a code. */
export function isSigned(code: string, key: string): boolean {
  const cut = code.lastIndexOf('.');
  const [given, expected] = [code.slice(cut + 1), signatureOf(code.slice(0, cut), key)].map((part) =>
    Buffer.from(part),
  );
  return (
    given !== undefined &&
    expected !== undefined &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  );
}

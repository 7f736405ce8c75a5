/** 16 random bytes in base64url. Records' ids have 20 characters, so an address says by itself which of the two it holds. */
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** Whether the last part of an address is a share token rather than a record's id. */
export const isShareToken = (value: string): boolean => TOKEN.test(value);

const ID = /^[A-Za-z0-9]{20}$/;

/** Whether the last part of an address can be a record's id: one as `newId` makes them, or made of one (`estimate-{id}`, `{id}-{date}`). */
export const hasRecordId = (value: string): boolean => value.split('-').some((part) => ID.test(part));

/** A new share token: 128 random bits. */
export function newShareToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

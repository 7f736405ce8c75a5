import { base64Url } from '@/lib/base64Url';

/** 16 random bytes in base64url. Record ids have 20 characters, so a URL itself shows which of the two it contains. */
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** Whether the last part of an address is a share token rather than a record's id. */
export const isShareToken = (value: string): boolean => TOKEN.test(value);

/** Whether an address is a link given to a customer. */
export const hasShareToken = (pathname: string): boolean => pathname.split('/').some(isShareToken);

const ID = /^[A-Za-z0-9]{20}$/;

/** Whether a URL's last part can be a record id: from `newId`, or built from one (`estimate-{id}`, `{id}-{date}`). */
export const hasRecordId = (value: string): boolean => value.split('-').some((part) => ID.test(part));

/** Generates a share token: 128 random bits. */
export function newShareToken(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(16)));
}

import { base64Url } from '@/lib/base64Url';

/** 16 random bytes in base64url. Record IDs have 20 characters, so a URL shows which of the two it contains. */
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** Whether the last part of a URL is a share token rather than a record's ID. */
export const isShareToken = (value: string): boolean => TOKEN.test(value);

/** Whether a path is that of a link shared with a customer. */
export const hasShareToken = (pathname: string): boolean => pathname.split('/').some(isShareToken);

const ID = /^[A-Za-z0-9]{20}$/;

/** Whether a URL's last part can be a record ID: from `newId`, or built from one (`estimate-{id}`, `{id}-{date}`). */
export const hasRecordId = (value: string): boolean => value.split('-').some((part) => ID.test(part));

/** Creates a new share token: 128 random bits. */
export function newShareToken(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(16)));
}

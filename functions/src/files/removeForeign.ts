import { warn } from 'firebase-functions/logger';
import { IMAGE_HEAD_BYTES, imageTypeOf } from '@/domain/photo/imageBytes';
import type { Deps } from '../platform/admin';

/** The folders into which the rules of Storage let people put files, by the type that they claim: pictures only, or papers as well. */
const IN_FOLDER = /^companies\/[^/]+\/(?:(jobs|branding|pictures)|(credentials|contracts))\//;

const isPdf = (head: Uint8Array): boolean => String.fromCharCode(...head.subarray(0, 5)) === '%PDF-';

/**
 * Deletes a file that was stored as a picture or PDF and is neither by its first bytes: rules see only the type that somebody claims, and a
 * company's folder would hold anything for anybody who has the address. What the app uploads was looked at before.
 * @returns whether it was deleted
 */
export async function removeForeign(
  { bucket }: Pick<Deps, 'bucket'>,
  { name, bytes }: { name: string; bytes: number },
): Promise<boolean> {
  const [, pictures, papers] = IN_FOLDER.exec(name) ?? [];
  // Of nothing there is no first byte to ask for.
  if ((pictures === undefined && papers === undefined) || bytes === 0) return false;
  const file = (await bucket()).file(name);
  const [isThere] = await file.exists();
  if (!isThere) return false;
  const [head] = await file.download({ start: 0, end: IMAGE_HEAD_BYTES - 1 });
  if (imageTypeOf(head) !== null || (papers !== undefined && isPdf(head))) return false;
  await file.delete({ ignoreNotFound: true });
  warn('a file that is no picture or PDF was deleted', { name });
  return true;
}

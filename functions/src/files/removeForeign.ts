import { warn } from 'firebase-functions/logger';
import { IMAGE_HEAD_BYTES, imageTypeOf } from '@/domain/photo/imageBytes';
import type { Deps } from '../platform/admin';

/** The folders people can upload to under the Storage rules, by claimed type: pictures only, or documents too. */
const IN_FOLDER = /^companies\/[^/]+\/(?:(jobs|branding|pictures)|(credentials|contracts))\//;

const isPdf = (head: Uint8Array): boolean => String.fromCharCode(...head.subarray(0, 5)) === '%PDF-';

/**
 * Deletes a file stored as a picture or PDF whose first bytes show it is neither: the rules only see the claimed type, and a company's
 * folder could otherwise host anything for anyone with the address. The app's own uploads were checked before.
 * @returns whether it was deleted
 */
export async function removeForeign(
  { bucket }: Pick<Deps, 'bucket'>,
  { name, bytes }: { name: string; bytes: number },
): Promise<boolean> {
  const [, pictures, papers] = IN_FOLDER.exec(name) ?? [];
  // An empty file has no first byte to check.
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

import { AppError } from '@/lib/appError';
import type { PublicDocument } from './schema';

/** A Firestore document holds 1 MiB; this leaves room for names and types. */
const MAX_BYTES = 950_000;

/**
 * Rejects a public view that is too large to store.
 * @throws AppError `too-large` with what to do about it.
 */
export function assertStorable(face: PublicDocument): void {
  if (new TextEncoder().encode(JSON.stringify(face)).length <= MAX_BYTES) return;
  throw new AppError({
    code: 'too-large',
    userMessage: 'This is too large to be shown under a link. Shorten the descriptions or take lines out.',
  });
}

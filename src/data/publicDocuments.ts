import { publicDocumentSchema, type PublicDocument } from '@/domain/public-document/schema';
import { isShareToken } from '@/domain/public-document/token';
import { AppError } from '@/lib/appError';
import { standIn } from './demo/standIn';
import { toAppError } from './errors';

const COLLECTION = 'publicDocuments';

function toDocument(data: unknown): PublicDocument {
  const parsed = publicDocumentSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new AppError({
    code: 'invalid',
    userMessage: 'This document is damaged and cannot be shown.',
    cause: parsed.error,
  });
}

/**
 * Fetches what the link with this token shows, once; null for an unknown, revoked or altered token. Needs no sign-in.
 * @throws AppError `unavailable` without a connection.
 */
export async function getPublicDocument(token: string): Promise<PublicDocument | null> {
  if (!isShareToken(token)) return null;
  const demo = standIn();
  if (demo) {
    const found = await demo.store.get(COLLECTION, token);
    return found && toDocument(found.data);
  }
  const [{ doc, getDoc }, { firestoreDb }] = await Promise.all([
    import('firebase/firestore'),
    import('./firebase/firestore'),
  ]);
  const snapshot = await getDoc(doc(firestoreDb, COLLECTION, token)).catch((error: unknown) => {
    throw toAppError(error);
  });
  return snapshot.exists() ? toDocument(snapshot.data()) : null;
}

/** Like `getPublicDocument`, but also on every change. @returns an unsubscribe function. */
export function watchPublicDocument(
  token: string,
  onNext: (document: PublicDocument | null) => void,
  onError: (error: AppError) => void,
): () => void {
  let isEnded = false;
  let stop = (): void => undefined;
  const fail = (error: unknown): void => {
    if (!isEnded) onError(toAppError(error));
  };
  void begin().catch(fail);

  async function begin(): Promise<void> {
    if (!isShareToken(token)) {
      onNext(null);
      return;
    }
    const demo = standIn();
    if (demo) {
      stop = demo.store.watchDocument(COLLECTION, token, (found) => onNext(found && toDocument(found.data)), fail);
      return;
    }
    const [{ doc, onSnapshot }, { firestoreDb }] = await Promise.all([
      import('firebase/firestore'),
      import('./firebase/firestore'),
    ]);
    if (isEnded) return;
    stop = onSnapshot(
      doc(firestoreDb, COLLECTION, token),
      { includeMetadataChanges: true },
      (snapshot) => {
        // A document missing from this device's cache means nothing until the server confirms it.
        if (isEnded || (!snapshot.exists() && snapshot.metadata.fromCache)) return;
        try {
          onNext(snapshot.exists() ? toDocument(snapshot.data()) : null);
        } catch (error) {
          fail(error);
        }
      },
      fail,
    );
  }

  return () => {
    isEnded = true;
    stop();
  };
}

/**
 * Reports as soon as nothing exists under a link anymore, without fetching its content. Viewers also poll periodically, so failures here
 * don't matter. @returns an unsubscribe function.
 */
export function watchLinkGone(token: string, onGone: () => void): () => void {
  let isEnded = false;
  let stop = (): void => undefined;
  const begin = async (): Promise<void> => {
    if (!isShareToken(token) || standIn()) return;
    const [{ doc, onSnapshot }, { firestoreDb }] = await Promise.all([
      import('firebase/firestore'),
      import('./firebase/firestore'),
    ]);
    if (isEnded) return;
    stop = onSnapshot(
      doc(firestoreDb, COLLECTION, token),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (!snapshot.exists() && !snapshot.metadata.fromCache) onGone();
      },
      () => undefined,
    );
  };
  void begin().catch(() => undefined);
  return () => {
    isEnded = true;
    stop();
  };
}

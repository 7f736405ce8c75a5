import { useEffect, useState } from 'react';
import type { PublicDocument } from '@/domain/public-document/schema';
import type { AppError } from '@/lib/appError';
import { watchPublicDocument } from '../publicDocuments';

/** `missing`: the link shows nothing, whatever the reason. */
export type PublicDocumentState =
  | { status: 'loading' | 'missing' }
  | { status: 'shown'; document: PublicDocument }
  | { status: 'failed'; error: AppError; retry: () => void };

/** Returns what the link with this token shows, following every change. Needs neither sign-in nor a workspace. */
export function usePublicDocument(token: string): PublicDocumentState {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{
    token: string;
    document: PublicDocument | null;
    error: AppError | null;
  } | null>(null);

  useEffect(
    () =>
      watchPublicDocument(
        token,
        (document) => setAnswer({ token, document, error: null }),
        (error) => setAnswer({ token, document: null, error }),
      ),
    [token, attempt],
  );

  if (answer?.token !== token) return { status: 'loading' };
  const { document, error } = answer;
  if (error)
    return {
      status: 'failed',
      error,
      retry: () => {
        setAnswer(null);
        setAttempt(attempt + 1);
      },
    };
  return document ? { status: 'shown', document } : { status: 'missing' };
}

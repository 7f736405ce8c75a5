import { useCallback, useEffect, useState } from 'react';
import { callFunction } from '@/data/callables';
import { answerSigning, openSigning, type SigningAnswer, type SigningView } from '@/domain/contract/record/api';
import { AppError } from '@/lib/appError';

type State =
  | { status: 'loading' }
  | { status: 'gone' }
  | { status: 'failed'; error: unknown }
  | { status: 'shown'; view: SigningView };

/** Loads a contract from a signer's link, and submits the signer's answers. */
export function useSigning(token: string) {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    callFunction(openSigning, { token }).then(
      (view) => {
        if (!isLeft) setState({ status: 'shown', view });
      },
      (error: unknown) => {
        if (isLeft) return;
        const isGone = error instanceof AppError && error.code === 'not-found';
        setState(isGone ? { status: 'gone' } : { status: 'failed', error });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [token, attempt]);
  const answer = useCallback(
    async (given: SigningAnswer): Promise<void> => {
      const view = await callFunction(answerSigning, { token, answer: given });
      setState({ status: 'shown', view });
    },
    [token],
  );
  return { state, answer, retry: () => setAttempt(attempt + 1) };
}

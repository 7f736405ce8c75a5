import { useEffect, useState } from 'react';
import { callFunction } from '@/data/callables';
import { readMyAgreement, type MyAgreement } from '@/domain/portal/api';

type Read = { mine: MyAgreement | null; again?: () => void };

/** Reads an agreement's related records; `mine` is null until loaded, and `again` retries once loading has failed. */
export function useMyAgreement(token: string, isAgreed: boolean): Read {
  const [read, setRead] = useState<Read>({ mine: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isAgreed) return undefined;
    let isCurrent = true;
    const take = (found: Read): void => {
      if (isCurrent) setRead(found);
    };
    callFunction(readMyAgreement, { token }).then(
      (mine) => take({ mine }),
      (error: unknown) => {
        console.warn('The bills of the agreement were not read', error);
        take({ mine: null, again: () => setAttempt(attempt + 1) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [token, isAgreed, attempt]);
  return read;
}

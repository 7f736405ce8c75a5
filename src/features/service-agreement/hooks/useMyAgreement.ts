import { useEffect, useState } from 'react';
import { callFunction } from '@/data/callables';
import { readMyAgreement, type MyAgreement } from '@/domain/portal/api';

/** Reads an agreement's related records, once; null until loaded. The page works without them. */
export function useMyAgreement(token: string, isAgreed: boolean): MyAgreement | null {
  const [data, setData] = useState<MyAgreement | null>(null);
  useEffect(() => {
    if (!isAgreed) return undefined;
    let isCurrent = true;
    callFunction(readMyAgreement, { token }).then(
      (read) => isCurrent && setData(read),
      (error: unknown) => console.warn('The bills of the agreement were not read', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, isAgreed]);
  return data;
}

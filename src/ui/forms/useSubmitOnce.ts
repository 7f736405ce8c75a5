import { useRef, useState } from 'react';
import { userMessageOf } from '@/lib/appError';
import { useIsSlow } from './useIsSlow';

/**
 * Runs a button's submit once, however often it's clicked meanwhile, for cases where SchemaForm doesn't fit. `fault` says why it failed,
 * `''` if it hasn't; `isSlow` is true when it's slow. Pass both to a SubmitNotice next to the button.
 */
export function useSubmitOnce() {
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState('');
  const isRunning = useRef(false);
  const isSlow = useIsSlow(isBusy);

  const submit = async (work: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFault('');
    try {
      await work();
    } catch (error) {
      setFault(userMessageOf(error));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, isSlow, fault, submit };
}

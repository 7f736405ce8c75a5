import { useState } from 'react';
import { notify } from './notify';

/** Runs a button's action next to its record: `isBusy` until it has ended; a failure is shown in a notice. */
export function useCarryOut() {
  const [isBusy, setIsBusy] = useState(false);
  const carryOut = async (work: () => Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      notify.error(error);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, carryOut };
}

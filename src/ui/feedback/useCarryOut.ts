import { useState } from 'react';
import { notify } from './notify';

/** Runs a button's action on its record: `isBusy` until it finishes; a failure is shown as a notification. */
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

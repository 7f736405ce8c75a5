import { useEffect, useState } from 'react';

/** What the Firestore client says before it stops working for good; only a restart helps (firebase-js-sdk #10310). */
const DEATH_NOTE = 'INTERNAL ASSERTION FAILED';

const mentions = (value: unknown): boolean => value instanceof Error && value.message.includes(DEATH_NOTE);

/** Whether the database client has died in this page. */
export function useBrokenClient(): boolean {
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    const onError = (event: ErrorEvent): void => {
      if (mentions(event.error)) setIsBroken(true);
    };
    const onRejection = (event: PromiseRejectionEvent): void => {
      if (mentions(event.reason)) setIsBroken(true);
    };
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
  return isBroken;
}

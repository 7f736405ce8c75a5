import { lazy, Suspense } from 'react';
import { pendingConfirm } from './confirm';
import { useStoreValue } from './createStore';

/** The dialog's code is fetched with the first question, so that pages without questions stay light. */
const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }));

/** Where `confirmAction` asks. Mount it once. */
export function ConfirmDialogHost() {
  const request = useStoreValue(pendingConfirm);
  if (request === null) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog key={request.id} request={request} onAnswer={request.answer} />
    </Suspense>
  );
}

import { useLazyPart } from '../hooks/useLazyPart';
import { pendingConfirm } from './confirm';
import { useStoreValue } from './createStore';
import { notify } from './notify';

/** The dialog's code is fetched when it's first needed, so that pages without confirmations stay light. */
const loadDialog = () => import('./ConfirmDialog');

/** Hosts the dialog that `confirmAction` opens. Mount it once. If the dialog can't be shown, the answer is no. */
export function ConfirmDialogHost() {
  const request = useStoreValue(pendingConfirm);
  const dialog = useLazyPart(loadDialog, request, () => {
    pendingConfirm.get()?.answer(false);
    notify.error('This needs a connection the first time. Check your connection and try again.');
  });
  return request && dialog ? (
    <dialog.ConfirmDialog key={request.id} request={request} onAnswer={request.answer} />
  ) : null;
}

import { useLazyPart } from '../hooks/useLazyPart';
import { pendingConfirm } from './confirm';
import { useStoreValue } from './createStore';
import { notify } from './notify';

/** The dialog's code is fetched with the first question, so that pages without questions stay light. */
const loadDialog = () => import('./ConfirmDialog');

/** Where `confirmAction` asks. Mount it once. A question that cannot be shown is answered with no. */
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

import { useStoreValue } from '@/ui/feedback/createStore';
import { notify } from '@/ui/feedback/notify';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { tellRequest } from './tellRequest';

const loadDialog = () => import('./TellCustomerDialog');
const close = (): void => tellRequest.set(null);

/** Shows what `askToTell` requests: the notice it comes from outlives the page it was on. */
export function TellCustomerHost() {
  const request = useStoreValue(tellRequest);
  const dialog = useLazyPart(loadDialog, request, () => {
    close();
    notify.error('This needs a connection the first time. Check your connection and try again.');
  });
  return request && dialog ? <dialog.TellCustomerDialog key={request.id} request={request} onClose={close} /> : null;
}

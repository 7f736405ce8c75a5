import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStoreValue } from '@/ui/feedback/createStore';
import { notify } from '@/ui/feedback/notify';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { newCustomerRequest } from './newCustomerRequest';

/** Loaded on demand, because most visits never create a customer this way. */
const loadDrawer = () => import('./NewCustomerDrawer');

/** Hosts the drawer opened by `askForNewCustomer`. It's outside every form, since forms can't be nested. */
export function NewCustomerHost() {
  const request = useStoreValue(newCustomerRequest);
  const { pathname } = useLocation();
  useEffect(() => () => newCustomerRequest.get()?.answer(null), [pathname]);
  const drawer = useLazyPart(loadDrawer, request, () => {
    newCustomerRequest.get()?.answer(null);
    notify.error('This needs a connection the first time. Check your connection and try again.');
  });
  return request && drawer ? (
    <drawer.NewCustomerDrawer
      key={request.id}
      name={request.typed}
      onChosen={request.answer}
      onClose={() => request.answer(null)}
    />
  ) : null;
}

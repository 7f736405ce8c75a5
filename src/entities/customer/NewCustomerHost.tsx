import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStoreValue } from '@/ui/feedback/createStore';
import { newCustomerRequest } from './newCustomerRequest';

/** Most visits never make a customer this way. */
const NewCustomerDrawer = lazy(() =>
  import('./NewCustomerDrawer').then((module) => ({ default: module.NewCustomerDrawer })),
);

/** Shows what `askForNewCustomer` asks. It stands outside of every form, as a form cannot stand in another. */
export function NewCustomerHost() {
  const request = useStoreValue(newCustomerRequest);
  const { pathname } = useLocation();
  useEffect(() => () => newCustomerRequest.get()?.answer(null), [pathname]);
  if (!request) return null;
  return (
    <Suspense>
      <NewCustomerDrawer
        key={request.id}
        name={request.typed}
        onChosen={request.answer}
        onClose={() => request.answer(null)}
      />
    </Suspense>
  );
}

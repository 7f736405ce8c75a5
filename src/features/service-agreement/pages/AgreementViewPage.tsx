import { useParams } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { lazyPage } from '@/lib/lazyPage';

const CustomerPage = lazyPage(() => import('./AgreementCustomerPage'));
const StaffPage = lazyPage(() => import('./AgreementDetailsPage'));

/** An agreement: by a share token as the customer sees it, by the record's id as the staff does. Each loads its own code. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <CustomerPage key={id} /> : <StaffPage key={id} />;
}

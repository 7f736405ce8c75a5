import { useParams } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { lazyPage } from '@/lib/lazyPage';

const CustomerPage = lazyPage(() => import('./VisitCustomerPage'));
const StaffPage = lazyPage(() => import('./VisitStaffPage'));

/** Shows a visit: the customer's view by a share token, the staff's by the record's ID. Each loads its own code. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <CustomerPage key={id} /> : <StaffPage key={id} />;
}

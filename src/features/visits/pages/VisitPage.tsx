import { useParams } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { lazyPage } from '@/lib/lazyPage';

const CustomerPage = lazyPage(() => import('./VisitCustomerPage'));
const StaffPage = lazyPage(() => import('./VisitStaffPage'));

/** A visit: by a share token as the customer follows it, by the record's id for the staff. Each loads its own code. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <CustomerPage key={id} /> : <StaffPage key={id} />;
}

import { useParams } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { lazyPage } from '@/lib/lazyPage';

const CustomerPage = lazyPage(() => import('./EstimateCustomerPage'));
const StaffPage = lazyPage(() => import('./EstimateDetailsPage'));

/** Shows an estimate: the customer's page by share token, the staff's page by record id. Each loads its own code. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <CustomerPage key={id} /> : <StaffPage key={id} />;
}

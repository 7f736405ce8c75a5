import { useParams } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { lazyPage } from '@/lib/lazyPage';

const CustomerPage = lazyPage(() => import('./JobReportCustomerPage'));
const StaffPage = lazyPage(() => import('./JobReportStaffPage'));

/** Shows the report on a job's finished work: the customer's view by a share token, the staff's by the job's ID. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <CustomerPage key={id} /> : <StaffPage key={id} />;
}

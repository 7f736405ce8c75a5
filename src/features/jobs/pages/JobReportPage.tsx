import { useParams } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { lazyPage } from '@/lib/lazyPage';

const CustomerPage = lazyPage(() => import('./JobReportCustomerPage'));
const StaffPage = lazyPage(() => import('./JobReportStaffPage'));

/** The report of a job's finished work: by a share token as the customer sees it, by the job's id as the staff does. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <CustomerPage key={id} /> : <StaffPage key={id} />;
}

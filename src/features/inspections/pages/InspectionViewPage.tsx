import { useParams } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { lazyPage } from '@/lib/lazyPage';

const PublicPage = lazyPage(() => import('./InspectionPublicPage'));
const StaffPage = lazyPage(() => import('./InspectionReportPage'));

/** Shows an inspection's report: by share token for anyone with the link, by record id for staff. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <PublicPage key={id} /> : <StaffPage key={id} />;
}

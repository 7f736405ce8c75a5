import { useParams } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { lazyPage } from '@/lib/lazyPage';

const PublicPage = lazyPage(() => import('./InspectionPublicPage'));
const StaffPage = lazyPage(() => import('./InspectionReportPage'));

/** An inspection's report: by share token for anyone with the link, by record id for the staff. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <PublicPage key={id} /> : <StaffPage key={id} />;
}

import { useParams } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { lazyPage } from '@/lib/lazyPage';

const PublicPage = lazyPage(() => import('./InspectionPublicPage'));
const StaffPage = lazyPage(() => import('./InspectionReportPage'));

/** An inspection's report: by a share token for whoever has the link, by the record's id for the staff. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <PublicPage key={id} /> : <StaffPage key={id} />;
}

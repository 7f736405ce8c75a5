import { useParams } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { lazyPage } from '@/lib/lazyPage';

const PublicPage = lazyPage(() => import('./DiagnosticPublicPage'));
const StaffPage = lazyPage(() => import('./DiagnosticReportPage'));

/** Shows a read-only set of readings: by share token for anyone with the link, by record id for staff. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <PublicPage key={id} /> : <StaffPage key={id} />;
}

import { useParams } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { lazyPage } from '@/lib/lazyPage';

const PublicPage = lazyPage(() => import('./ManualJPublicPage'));
const StaffPage = lazyPage(() => import('./ManualJDetailsPage'));

/** Shows a read-only load calculation: by share token for anyone with the link, by record ID for the staff. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <PublicPage key={id} /> : <StaffPage key={id} />;
}

import { useParams } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { lazyPage } from '@/lib/lazyPage';

const PublicPage = lazyPage(() => import('./PlumbingPublicPage'));
const StaffPage = lazyPage(() => import('./PlumbingDetailsPage'));

/** Shows a read-only plumbing calculation: by share token for anyone with the link, by record ID for the staff. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <PublicPage key={id} /> : <StaffPage key={id} />;
}

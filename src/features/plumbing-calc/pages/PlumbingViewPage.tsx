import { useParams } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { lazyPage } from '@/lib/lazyPage';

const PublicPage = lazyPage(() => import('./PlumbingPublicPage'));
const StaffPage = lazyPage(() => import('./PlumbingDetailsPage'));

/** A plumbing calculation to be read: by a share token for whoever has the link, by the record's id for the staff. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <PublicPage key={id} /> : <StaffPage key={id} />;
}

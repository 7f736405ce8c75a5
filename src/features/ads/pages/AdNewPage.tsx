import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { AdEditor } from '../components/AdEditor';
import { useAdForm } from '../hooks/useAdForm';
import { useAdPaths } from '../hooks/useAdPaths';

/** Creates an ad; `?service=` preselects the service. */
export function Component() {
  const navigate = useNavigate();
  const addresses = useAdPaths();
  const [params] = useSearchParams();
  const service = (params.get('service') ?? '').slice(0, 80);
  const editing = useAdForm({
    ad: null,
    service,
    onSaved: (saved) => void navigate(addresses.ad(saved.id), { replace: true }),
  });
  return (
    <PageBody size="wide">
      <PageHeader title="New ad" back={{ to: addresses.list, label: 'Ad generator' }} />
      <AdEditor editing={editing} onCancel={() => void navigate(addresses.list)} />
    </PageBody>
  );
}

import { useSearchParams } from 'react-router-dom';
import { lazyPage } from '@/lib/lazyPage';

const ListPage = lazyPage(() => import('./PlumbingListPage'));
const QuickPage = lazyPage(() => import('./QuickCalculatorsPage'));

/** Shows the project calculations or the quick calculators. */
export function Component() {
  const [params] = useSearchParams();
  return params.get('view') === 'quick' ? <QuickPage /> : <ListPage />;
}

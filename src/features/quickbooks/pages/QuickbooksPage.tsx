import { useCan } from '@/data/react/useCan';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs } from '@/ui/layout/PageTabs';
import { LinkButton } from '@/ui/links/LinkButton';
import { ConnectionBadge } from '../components/ConnectionBadge';
import { ConnectionNotice } from '../components/ConnectionNotice';
import { ConnectionPanel } from '../components/ConnectionPanel';
import { HistoryPanel } from '../components/HistoryPanel';
import { MappingPanel } from '../components/MappingPanel';
import { OtherBooksPanel } from '../components/OtherBooksPanel';
import { PushPanel } from '../components/PushPanel';
import { ReconcilePanel } from '../components/ReconcilePanel';

const TABS = [
  { value: 'push', label: 'Review and push', Panel: PushPanel },
  { value: 'mapping', label: 'Mapping', Panel: MappingPanel },
  { value: 'history', label: 'History', Panel: HistoryPanel },
  { value: 'reconcile', label: 'Reconcile', Panel: ReconcilePanel },
  { value: 'other', label: 'Other books', Panel: OtherBooksPanel },
  { value: 'connection', label: 'Connection', Panel: ConnectionPanel },
];

/** Manages the company's books in QuickBooks: previews pushes, lists past ones, and checks that both sides agree. */
export function Component() {
  const can = useCan();
  if (!can('read', 'quickbooksSetup'))
    return (
      <PageBody size="wide">
        <PageHeader title="QuickBooks" />
        <NotAllowed
          ask="books"
          title="The books are for the office"
          needs="Admins, managers and office staff keep them."
          wayBack={<LinkButton to={paths.landing}>To the start page</LinkButton>}
        />
      </PageBody>
    );
  return (
    <PageBody size="wide">
      <PageHeader title="QuickBooks" badge={<ConnectionBadge />} />
      <ConnectionNotice />
      <PageTabs tabs={TABS} />
    </PageBody>
  );
}

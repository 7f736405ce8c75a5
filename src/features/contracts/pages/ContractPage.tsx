import { useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { seesCosts } from '@/domain/access/rights';
import type { Contract } from '@/domain/contract/record/schema';
import type { Stored } from '@/domain/record/schema';
import { ContractBadge } from '@/entities/contract/ContractBadge';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabsOf } from '@/ui/layout/PageTabs';
import { LinkButton } from '@/ui/links/LinkButton';
import { ContractActions } from '../components/ContractActions';
import { contractTabsFor } from '../contractTabs';

const BACK = { to: paths.contracts, label: 'Contracts' };

/** Shows staff a contract: its status, and a tab for each part. */
export function Component() {
  const { id = '' } = useParams();
  const read = useLiveRecord(collections.contracts, id);
  return (
    <PageBody size="wide">
      <RecordGate
        id={id}
        noun="contract"
        read={read}
        header={<PageHeader title="Contract" back={BACK} />}
        wayBack={<LinkButton to={paths.contracts}>Back to contracts</LinkButton>}
      >
        {(contract) => <ContractParts contract={contract} />}
      </RecordGate>
    </PageBody>
  );
}

function ContractParts({ contract }: { contract: Stored<Contract> }) {
  const can = useCan();
  const { user } = useSession();
  const tabs = contractTabsFor({ reads: (name) => can('read', name), seesCosts: seesCosts(user) });
  return (
    <>
      <PageHeader
        title={contract.title}
        subtitle={`${contract.number} · ${contract.customerName}`}
        back={BACK}
        badge={<ContractBadge state={contract.state} />}
        actions={<ContractActions contract={contract} />}
      />
      <PageTabsOf tabs={tabs} of={{ contract }} />
    </>
  );
}

import { Text } from '@mantine/core';
import { IconPlus, IconTemplate, IconWriting } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { CONTRACT_SORTS, CONTRACT_VIEWS } from '@/domain/contract/record/queries';
import type { Contract } from '@/domain/contract/record/schema';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { ContractBadge } from '@/entities/contract/ContractBadge';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { EstimatesPicture } from '@/ui/feedback/pictures/EstimatesPicture';
import { formatMoney } from '@/ui/format/money';
import { LinkButton } from '@/ui/links/LinkButton';
import { useListParams } from '@/ui/table/useListParams';
import { contractColumns } from '../components/contractColumns';
import { useContractExport, useContractList, useContractViews } from '../hooks/useContractList';

const DEFAULTS = { sort: 'updatedAt:desc', filters: { status: '' } } as const;

/** Lists all contracts, with search, sorting, status views, and export. */
export function Component() {
  const session = useSession();
  const can = useCan();
  const today = useToday();
  const { timeZone } = session.company;
  const params = useListParams<{ status: string }>(DEFAULTS);
  // The URL may have been typed or be outdated: unknown views and sort fields are ignored.
  const view = CONTRACT_VIEWS.find((known) => known === params.filters.status) ?? '';
  const field = CONTRACT_SORTS.find((known) => known === params.sort.field) ?? 'updatedAt';
  const sort = { field, direction: params.sort.direction };
  const list = useContractList({ view, q: params.q, sort, today });
  const views = useContractViews(view, (next) => params.setFilter('status', next));
  const exporting = useContractExport();
  const columns = useMemo(() => contractColumns(timeZone), [timeZone]);
  const newButton = can('create', 'contracts') && (
    <LinkButton to={paths.contractNew} leftSection={<IconPlus size={18} aria-hidden />}>
      New contract
    </LinkButton>
  );
  return (
    <RecordListPage<Stored<Contract>>
      name="contracts"
      title="Contracts"
      caption="Contracts"
      primary={newButton}
      actions={
        can('read', 'contractTemplates')
          ? [{ label: 'Templates', icon: <IconTemplate size={18} aria-hidden />, to: paths.contractTemplates }]
          : []
      }
      params={params}
      list={list}
      columns={columns}
      rowHref={({ id }) => paths.contract(id)}
      renderCard={(contract) => (
        <>
          <strong>{contract.customerName}</strong>
          <span>{contract.title}</span>
          <Text span size="sm" c="dimmed">
            {contract.number} · {formatMoney(contract.priceCents)}
          </Text>
          <span>
            <ContractBadge state={contract.state} />
          </span>
        </>
      )}
      sort={sort}
      searchLabel="Search number, title or customer"
      views={views}
      rowLabel={({ number, customerName }) => `${number} ${customerName}`}
      exporting={exporting}
      onExport={() => exporting.start(list.source)}
      none={
        <EmptyState
          picture={<EstimatesPicture />}
          title="No contracts yet"
          text={
            can('create', 'contracts')
              ? 'Create one from an accepted estimate, and have each signer sign at their own link.'
              : 'The office creates them. They show up here once there are any.'
          }
          action={newButton || undefined}
        />
      }
      noMatch={{
        icon: <IconWriting size={28} />,
        title: 'No contracts match',
        text: 'Search by number, title, customer or address, or look at all of them.',
        resetLabel: 'Show all contracts',
      }}
    />
  );
}

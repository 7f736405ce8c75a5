import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { STARTER_TEMPLATES } from '@/domain/contract/record/starters';
import { PRICE_TYPE_LABELS } from '@/domain/contract/record/state';
import type { ContractTemplate } from '@/domain/contract/record/template';
import type { Stored } from '@/domain/record/schema';
import { hasEveryWord, heldList } from '@/entities/record/heldList';
import { NewButton } from '@/entities/record/NewButton';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { EstimatesPicture } from '@/ui/feedback/pictures/EstimatesPicture';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatCount } from '@/ui/format/quantities';
import type { DataColumn } from '@/ui/table/columns';
import { useListParams } from '@/ui/table/useListParams';
import { TemplateForm } from '../components/TemplateForm';
import { useContractTemplates } from '../hooks/useContractTemplates';

const DEFAULTS = { sort: 'name:asc', filters: { archived: '' } } as const;

const COLUMNS: DataColumn<Stored<ContractTemplate>>[] = [
  { id: 'name', header: 'Template', cell: ({ name }) => name },
  { id: 'price', header: 'Price', width: 160, cell: ({ priceType }) => PRICE_TYPE_LABELS[priceType] },
  { id: 'clauses', header: 'Clauses', width: 100, align: 'end', cell: ({ clauses }) => clauses.length },
  {
    id: 'state',
    header: 'Status',
    width: 120,
    cell: ({ isArchived }) =>
      isArchived ? <StatusBadge tone="neutral" label="Archived" /> : <StatusBadge tone="success" label="In use" />,
  },
];

/** Manages contract templates. */
export function Component() {
  const can = useCan();
  const templates = useContractTemplates();
  const { openId, open, close, hrefOf } = useOpenParam();
  const params = useListParams<{ archived: string }>(DEFAULTS);
  const isArchivedShown = params.filters.archived === 'yes';
  const list = heldList(templates, {
    collection: 'contractTemplates',
    q: params.q,
    keep: (template) => template.isArchived === isArchivedShown && hasEveryWord([template.name], params.q),
    compare: (a, b) => a.name.localeCompare(b.name),
  });
  const newButton = can('create', 'contractTemplates') && <NewButton noun="template" open={open} />;
  return (
    <RecordListPage<Stored<ContractTemplate>>
      name="contractTemplates"
      title="Contract templates"
      back={{ to: paths.contracts, label: 'Contracts' }}
      caption="Contract templates"
      denied={
        !can('read', 'contractTemplates') && {
          ask: 'contracts',
          title: 'Your role cannot see templates',
          needs: 'The office does.',
        }
      }
      primary={newButton}
      params={params}
      list={list}
      columns={COLUMNS}
      rowHref={({ id }) => hrefOf(id)}
      sort={null}
      searchLabel="Search templates"
      filters={[
        {
          name: 'archived',
          label: 'Archived',
          value: params.filters.archived,
          onChange: (value) => params.setFilter('archived', value),
          anyLabel: 'In use',
          options: [{ value: 'yes', label: 'Archived' }],
        },
      ]}
      none={
        <EmptyState
          picture={<EstimatesPicture />}
          title="No templates of your own yet"
          text={`New contracts can start with ${formatCount(STARTER_TEMPLATES.length, 'built-in template')}. Your own keep your wording, your clauses, and when signers are reminded.`}
          action={newButton || undefined}
        />
      }
      noMatch={{ title: 'No template matches', text: 'Search by name.', resetLabel: 'Show all templates' }}
    >
      <RecordDrawer
        definition={collections.contractTemplates}
        noun="template"
        openId={openId}
        onClose={close}
        titleOf={({ name }) => name}
        mayCreate={can('create', 'contractTemplates')}
        size="xl"
      >
        {(template) => <TemplateForm key={template?.id ?? 'new'} template={template} onDone={close} />}
      </RecordDrawer>
    </RecordListPage>
  );
}

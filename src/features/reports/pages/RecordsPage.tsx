import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { LEDGER_KIND_LABELS, type LedgerEntry } from '@/domain/ledger/schema';
import { sumOf } from '@/domain/money/amounts';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { behindOf, type Behind } from '@/domain/report/behind';
import type { Field, ReportMark } from '@/domain/report/cells';
import { fieldLabel, fieldUnit, fieldValue, recordOfMark, recordPath } from '@/domain/report/marks';
import { valueText } from '@/domain/report/format';
import { ledgerWithinDays, marksBehind } from '@/domain/report/queries';
import { rangeText, type MonthRange } from '@/domain/report/range';
import { useToday } from '@/entities/company/useToday';
import { hasEveryWord } from '@/entities/record/heldList';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { useSearchedList } from '@/entities/record/useSearchedList';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatDate } from '@/ui/format/dateTime';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import type { DataColumn } from '@/ui/table/columns';
import { useListParams } from '@/ui/table/useListParams';

const DEFAULTS = { sort: 'on:desc' } as const;
const BACK = { to: paths.reports, label: 'Reports' };

/** Lists the records behind a figure of a report. */
export function Component() {
  const [params] = useSearchParams();
  const behind = behindOf(params);
  if (behind === null)
    return (
      <PageBody>
        <PageHeader title="Behind a figure" back={BACK} />
        <EmptyState
          title="This link has no figure"
          text="Open a report and press one of its figures."
          action={<LinkButton to={paths.reports}>Reports</LinkButton>}
        />
      </PageBody>
    );
  return behind.kind === 'ledger' ? <LedgerBehind {...behind} /> : <MarksBehind {...behind} />;
}

const noMatch = (range: MonthRange, today: string) => ({
  title: 'Nothing in this time',
  text: `No record of ${rangeText(range, today)} counts here.`,
  resetLabel: 'Back to the beginning',
});

type MarksProps = Extract<Behind, { kind: 'marks' }>;

function MarksBehind({ range, title, cell, fields }: MarksProps) {
  const { company } = useSession();
  const { namesOf } = useTechnicians();
  const today = useToday();
  const params = useListParams(DEFAULTS);
  const of = (mark: ReportMark, field: Field): number => fieldValue(mark, { range, cell, field });
  // Weeks of hours and days of driving are stored with their technician’s ID.
  const nameOf = ({ id, title: name }: Stored<ReportMark>): string => {
    const kind = recordOfMark(id)?.kind;
    if (kind !== 'timesheets' && kind !== 'drives') return name;
    return `${kind === 'drives' ? 'Drives' : 'Hours'} of ${namesOf([name])[0] ?? ''}`;
  };
  const list = useSearchedList({
    definition: collections.reportMarks,
    query: marksBehind(range, cell, fields),
    q: '',
    lookups: [],
    keep: (mark) => fields.some((field) => of(mark, field) !== 0) && hasEveryWord([nameOf(mark)], params.q),
  });
  const columns: DataColumn<Stored<ReportMark>>[] = [
    {
      id: 'record',
      header: 'Record',
      isMain: true,
      cell: nameOf,
    },
    { id: 'on', header: 'Day', width: 130, cell: ({ on }) => formatDate(on, company.timeZone) },
    ...fields.map((field): DataColumn<Stored<ReportMark>> => ({
      id: field,
      header: fieldLabel(field),
      align: 'end',
      width: 140,
      cell: (mark) => valueText(of(mark, field), fieldUnit(field)),
    })),
  ];
  return (
    <RecordListPage<Stored<ReportMark>>
      name="reportMarks"
      title={title || 'Behind a figure'}
      count={rangeText(range, today)}
      back={BACK}
      caption={title || 'Records'}
      params={params}
      list={list}
      columns={columns}
      rowHref={({ id }) => recordPath(id)}
      sort={null}
      searchLabel="Search these records"
      none={null}
      isNarrowed
      noMatch={noMatch(range, today)}
    />
  );
}

const LEDGER_AMOUNTS: Record<
  Extract<Behind, { kind: 'ledger' }>['of'],
  { header: string; centsOf: (entry: LedgerEntry) => number }
> = {
  sales: { header: 'Sales', centsOf: ({ salesCents }) => salesCents },
  money: { header: 'Money', centsOf: ({ moneyCents }) => moneyCents },
  tax: { header: 'Tax', centsOf: ({ taxCents }) => taxCents },
  discounts: {
    header: 'Discounts',
    centsOf: ({ discounts }) => sumOf(discounts.map(({ amountCents }) => amountCents)),
  },
};

function LedgerBehind({ range, title, of, unit = '' }: Extract<Behind, { kind: 'ledger' }>) {
  const { company } = useSession();
  const today = useToday();
  const params = useListParams(DEFAULTS);
  const { header, centsOf } = LEDGER_AMOUNTS[of];
  const list = useSearchedList({
    definition: collections.ledger,
    query: ledgerWithinDays(range, unit),
    q: '',
    lookups: [],
    keep: (entry) =>
      centsOf(entry) !== 0 &&
      hasEveryWord([entry.invoiceNumber, entry.customerName, LEDGER_KIND_LABELS[entry.kind]], params.q),
  });
  const columns: DataColumn<Stored<LedgerEntry>>[] = [
    {
      id: 'document',
      header: 'Document',
      isMain: true,
      cell: ({ invoiceNumber, kind }) => invoiceNumber || LEDGER_KIND_LABELS[kind],
    },
    { id: 'on', header: 'Day', width: 130, cell: ({ on }) => formatDate(on, company.timeZone) },
    { id: 'kind', header: 'What', cell: ({ kind }) => LEDGER_KIND_LABELS[kind] },
    { id: 'customer', header: 'Customer', cell: ({ customerName }) => customerName || '–', isSecondary: true },
    { id: 'amount', header, align: 'end', width: 140, cell: (entry) => formatCents(centsOf(entry)) },
  ];
  return (
    <RecordListPage<Stored<LedgerEntry>>
      name="ledger"
      title={title || 'Behind a figure'}
      count={rangeText(range, today)}
      back={BACK}
      caption={title || 'Entries'}
      params={params}
      list={list}
      columns={columns}
      rowHref={({ invoiceId, customerId }) =>
        invoiceId === '' ? paths.customerDetails(customerId) : paths.invoice(invoiceId)
      }
      sort={null}
      searchLabel="Search these records"
      none={null}
      isNarrowed
      noMatch={noMatch(range, today)}
    />
  );
}

import { useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { postingsByNumber, postingsOfMonth } from '@/domain/agreement/record/queries';
import type { AgreementPosting } from '@/domain/agreement/record/postingSchema';
import { periodLabel } from '@/domain/ledger/months';
import type { Stored } from '@/domain/record/schema';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { useSearchedList } from '@/entities/record/useSearchedList';
import { isolated } from '@/lib/isolated';
import { paths } from '@/lib/paths';
import { formatMoney } from '@/ui/format/money';
import type { DataColumn } from '@/ui/table/columns';
import { useListParams } from '@/ui/table/useListParams';
import { NO_INCOME } from '../refusals';

const DEFAULTS = { sort: 'number:asc' } as const;

const COLUMNS: DataColumn<Stored<AgreementPosting>>[] = [
  { id: 'number', header: 'Agreement', width: 120, isMain: true, cell: ({ number }) => number },
  { id: 'customer', header: 'Member', cell: ({ memberName }) => isolated(memberName) || '–' },
  {
    id: 'opening',
    header: 'Prepaid at start',
    align: 'end',
    width: 150,
    cell: ({ openingCents }) => formatMoney(openingCents),
  },
  { id: 'billed', header: 'Billed', align: 'end', width: 110, cell: ({ billedCents }) => formatMoney(billedCents) },
  {
    id: 'earned',
    header: 'Earned',
    align: 'end',
    width: 110,
    cell: ({ recognizedCents }) => formatMoney(recognizedCents),
  },
  {
    id: 'refunded',
    header: 'Credited',
    align: 'end',
    width: 110,
    cell: ({ refundedCents }) => formatMoney(refundedCents),
  },
  {
    id: 'closing',
    header: 'Prepaid at end',
    align: 'end',
    width: 140,
    cell: ({ closingCents }) => formatMoney(closingCents),
  },
];

/** Lists the agreements behind a month's figures. */
export function Component() {
  const { month = '' } = useParams();
  const params = useListParams(DEFAULTS);
  const can = useCan();
  const list = useSearchedList({
    definition: collections.agreementPostings,
    query: postingsOfMonth(month),
    q: params.q,
    lookups: [{ query: postingsByNumber(month, params.q) }],
  });
  return (
    <RecordListPage<Stored<AgreementPosting>>
      name="agreementPostings"
      title={`Income, ${periodLabel(month)}`}
      back={{ to: paths.agreementIncome, label: 'Agreement income' }}
      caption={`Agreements in ${periodLabel(month)}`}
      denied={!can('read', 'agreementPostings') && NO_INCOME}
      params={params}
      list={list}
      columns={COLUMNS}
      rowHref={({ agreementId }) => paths.agreementView(agreementId)}
      sort={null}
      searchLabel="Search agreement number"
      none={null}
      isNarrowed
      noMatch={{
        title: params.q === '' ? 'Nothing was posted in this month' : 'No agreements match',
        text: params.q === '' ? 'A month is posted when it is over.' : 'Search by the number of the agreement.',
        resetLabel: 'Show the whole month',
      }}
    />
  );
}

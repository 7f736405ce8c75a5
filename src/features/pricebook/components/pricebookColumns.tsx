import { formatCents, formatShare } from '@/domain/money/format';
import { isCostStale, isLowMargin, marginOfPrice } from '@/domain/pricebook/price';
import type { PricebookRow } from '@/domain/pricebook/row';
import { PRICEBOOK_KIND_LABELS } from '@/domain/pricebook/schema';
import type { PricebookSettings } from '@/domain/pricebook/settings';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { DataColumn } from '@/ui/table/columns';

type Known = {
  settings: PricebookSettings;
  today: string;
  isSearch: boolean;
  categoryName: (id: string) => string;
  /** Whether the user may see costs and margins. */
  hasCosts: boolean;
};

const OF_COSTS: readonly string[] = ['cost', 'margin'];

export const priceOfRow = (row: PricebookRow): string =>
  row.pricing.kind === 'parts' ? `Sum of ${row.parts.length} parts` : formatCents(row.priceCents);

/** Columns of the item list. Search results can't be sorted: the best match is first. */
export const pricebookColumns = (known: Known): DataColumn<PricebookRow>[] =>
  allColumns(known).filter(({ id }) => known.hasCosts || !OF_COSTS.includes(id));

const allColumns = ({ settings, today, isSearch, categoryName }: Known): DataColumn<PricebookRow>[] => [
  {
    id: 'sortName',
    header: 'Name',
    isSortable: !isSearch,
    cell: ({ name }) => <span title={name}>{name}</span>,
  },
  { id: 'kind', header: 'Kind', width: 96, isSecondary: true, cell: ({ kind }) => PRICEBOOK_KIND_LABELS[kind] },
  { id: 'code', header: 'Code', width: 110, isSortable: !isSearch, cell: ({ code }) => code || '–' },
  {
    id: 'category',
    header: 'Category',
    width: 130,
    isSecondary: true,
    cell: ({ categoryId }) => categoryName(categoryId) || '–',
  },
  {
    id: 'cost',
    header: 'Cost',
    width: 168,
    align: 'end',
    cell: (row) => <Cost row={row} settings={settings} today={today} />,
  },
  {
    id: 'priceCents',
    header: 'Price',
    width: 110,
    align: 'end',
    isSortable: !isSearch,
    cell: (row) => <span className="tabular">{priceOfRow(row)}</span>,
  },
  {
    id: 'margin',
    header: 'Margin',
    width: 90,
    align: 'end',
    cell: (row) => <MarginCell row={row} lowMarginPpm={settings.lowMarginPpm} />,
  },
];

function Cost({ row, settings, today }: { row: PricebookRow; settings: PricebookSettings; today: string }) {
  if (row.costCents === null) return <>–</>;
  const isStale = isCostStale(row, today, settings.staleAfterDays);
  return (
    <>
      {isStale && <StatusBadge tone="warning" label={row.costCheckedOn === '' ? 'Unchecked' : 'Stale'} />}{' '}
      {formatCents(row.costCents)}
    </>
  );
}

function MarginCell({
  row,
  lowMarginPpm,
}: {
  row: Pick<PricebookRow, 'priceCents' | 'costCents' | 'pricing'>;
  lowMarginPpm: number;
}) {
  const margin = row.pricing.kind === 'parts' ? null : marginOfPrice(row.priceCents, row.costCents);
  if (margin === null) return <>–</>;
  const text = margin.marginPpm === null ? formatCents(margin.marginCents) : formatShare(margin.marginPpm);
  return isLowMargin(margin, lowMarginPpm) ? (
    <StatusBadge tone="warning" label={text} />
  ) : (
    <span className="tabular">{text}</span>
  );
}

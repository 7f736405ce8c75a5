import { formatMoney } from '@/ui/format/money';
import { DetailList } from '@/ui/layout/DetailList';

type FiguresProps = {
  items: readonly { label: string; cents: number | null }[];
  columns?: 1 | 2 | 3 | 4;
};

/** Shows labeled amounts, leaving out those that are null. */
export function Figures({ items, columns = 4 }: FiguresProps) {
  return (
    <DetailList
      columns={columns}
      items={items.flatMap(({ label, cents }) =>
        cents === null ? [] : [{ label, value: <span className="tabular">{formatMoney(cents)}</span> }],
      )}
    />
  );
}

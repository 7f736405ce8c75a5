import { Button } from '@mantine/core';
import type { ProgressBill } from '@/domain/billing/progress';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import { DetailList } from '@/ui/layout/DetailList';

type BillFiguresProps = {
  bill: ProgressBill;
  currency: Currency;
  onExplain: () => void;
};

/** Shows the amounts of a progress bill. */
export function BillFigures({ bill, currency, onExplain }: BillFiguresProps) {
  const money = (cents: number): string => formatCents(cents, { currency });
  return (
    <>
      <DetailList
        columns={3}
        items={[
          { label: 'Without tax', value: money(bill.netCents) },
          { label: 'Tax', value: money(bill.taxCents) },
          { label: 'To pay', value: money(bill.totalCents) },
        ]}
      />
      <Button variant="subtle" onClick={onExplain}>
        How it is calculated
      </Button>
    </>
  );
}

import { NumberInput, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { emptyLine } from '@/domain/billing/emptyLine';
import { ITEM_KINDS, ITEM_KIND_LABELS, type ItemKind } from '@/domain/billing/itemKind';
import type { DocumentInput } from '@/domain/billing/schema';
import { madeUpDiscount } from '@/domain/discount/entries';
import { offerOf } from '@/domain/discount/offer';
import type { Discount } from '@/domain/discount/schema';
import { formatCents } from '@/domain/money/format';
import { MAX_UNIT_PRICE_CENTS } from '@/domain/money/limits';
import { calendarDay } from '@/lib/dates';

const ITEMS = ITEM_KINDS.map((value) => ({ value, label: ITEM_KIND_LABELS[value] }));

function documentOf(amountCents: number, kind: ItemKind, date: string): DocumentInput {
  return {
    type: 'estimate',
    currency: 'USD',
    date,
    options: [],
    selectedOptionId: '',
    discounts: [],
    enteredCodes: [],
    discountUsage: {},
    fees: [],
    tipCents: 0,
    settlements: [],
    lines: [{ ...emptyLine('trial'), name: 'Trial', kind, unitPriceCents: amountCents, taxClass: 'other' }],
    tax: { zone: null, date, jobNature: 'repair', pricesIncludeTax: false, rounding: 'line', exemptions: [] },
    deposit: { kind: 'none', ratePpm: 0, amountCents: 0 },
  };
}

/** Shows what the kernel would deduct from one line with these terms today, or why nothing. Its code counts as entered. */
export function TryDiscount({ terms }: { terms: Discount }) {
  const { company } = useSession();
  const [amountCents, setAmountCents] = useState(50_000);
  const [kind, setKind] = useState<ItemKind>('labour');
  const document = documentOf(amountCents, kind, calendarDay(company.timeZone));
  const { refusal, amountCents: offCents } = offerOf(
    document,
    madeUpDiscount('trial', { ...terms, name: terms.name || 'This discount' }),
    { isCodeEntered: true },
  );

  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NumberInput
          label="A line of"
          prefix="$"
          value={amountCents / 100}
          onChange={(amount) =>
            setAmountCents(Math.min(MAX_UNIT_PRICE_CENTS, Math.max(0, Math.round(Number(amount || 0) * 100))))
          }
          min={0}
          decimalScale={2}
          thousandSeparator=","
          inputMode="decimal"
          hideControls
        />
        <Select
          label="For"
          data={ITEMS}
          value={kind}
          onChange={(value) => value && setKind(value)}
          allowDeselect={false}
        />
      </SimpleGrid>
      <Text size="sm" role="status">
        {refusal !== ''
          ? refusal
          : `Takes off ${formatCents(offCents)}: the customer pays ${formatCents(amountCents - offCents)} before tax.`}
      </Text>
    </Stack>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CreditNote } from '@/domain/billing/creditNote';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import { ExplainAmount } from '@/entities/billing/ExplainAmount';
import { DetailList } from '@/ui/layout/DetailList';

type CreditPreviewProps = { note: CreditNote; taxNames: ReadonlyMap<string, string>; currency: Currency };

/** Shows how much of the price and of each tax a credit note takes back. */
export function CreditPreview({ note, taxNames, currency }: CreditPreviewProps) {
  const [isExplained, setIsExplained] = useState(false);
  const money = (cents: number): string => formatCents(cents, { currency });
  return (
    <section aria-label="What is credited">
      <DetailList
        columns={2}
        items={[
          { label: 'Without tax', value: money(note.netCents) },
          ...note.taxes
            .filter(({ amountCents }) => amountCents !== 0)
            .map(({ taxId, amountCents }) => ({ label: taxNames.get(taxId) ?? 'Tax', value: money(amountCents) })),
          { label: 'Credit', value: money(note.totalCents) },
        ]}
      />
      <Button variant="subtle" onClick={() => setIsExplained(true)}>
        How it is calculated
      </Button>
      {isExplained && (
        <ExplainAmount node={note.derivation} currency={currency} onClose={() => setIsExplained(false)} />
      )}
    </section>
  );
}

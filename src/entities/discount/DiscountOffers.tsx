import { Button, Group } from '@mantine/core';
import { useMemo } from 'react';
import type { DocumentInput } from '@/domain/billing/schema';
import { usageOf, type DiscountRecord, type DiscountUse } from '@/domain/discount/discountRecord';
import { givenDiscount } from '@/domain/discount/entries';
import { offerOf } from '@/domain/discount/offer';
import { describeDiscount } from '@/domain/discount/words';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import classes from './discounts.module.css';
import { OfferText } from './OfferText';

type DiscountOffersProps = {
  document: DocumentInput;
  discounts: readonly Stored<DiscountRecord>[];
  uses: readonly DiscountUse[];
  query: { isLoading: boolean; error: unknown; refetch: () => unknown };
  onChoose: (discount: Stored<DiscountRecord>) => void;
};

/** Lists the company's discounts with what each would take off here, largest saving first; one that doesn't apply says why. */
export function DiscountOffers({ document, discounts, uses, query, onChoose }: DiscountOffersProps) {
  const offers = useMemo(
    () =>
      discounts
        .filter(
          ({ id, isArchived, isActive }) =>
            !isArchived && isActive && !document.discounts.some(({ discountId }) => discountId === id),
        )
        .map((discount) => {
          const counted = {
            ...document,
            discountUsage: { ...document.discountUsage, [discount.id]: usageOf(discount, uses) },
          };
          return { discount, offer: offerOf(counted, givenDiscount(`offer-${discount.id}`, discount)) };
        })
        .sort((a, b) => b.offer.amountCents - a.offer.amountCents),
    [discounts, document, uses],
  );
  if (query.isLoading) return <LoadingRows rows={3} label="Loading discounts" />;
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (offers.length === 0) {
    return (
      <EmptyState
        title="No discounts available"
        text="Enter a code, or create a one-time discount for this document."
      />
    );
  }
  return (
    <ul className={classes.list} aria-label="Available discounts">
      {offers.map(({ discount, offer }) => (
        <li key={discount.id} className={classes.row}>
          <div className={classes.main}>
            <Group gap="sm" align="stretch" justify="space-between" wrap="nowrap">
              <span>{discount.name}</span>
              <strong className={classes.amount}>
                {offer.refusal === '' && `−${formatCents(offer.amountCents, { currency: document.currency })}`}
              </strong>
            </Group>
            <div className={classes.second}>{describeDiscount(discount, { currency: document.currency })}</div>
            <OfferText offer={offer} currency={document.currency} />
          </div>
          <Button
            variant="default"
            aria-label={`Apply ${discount.name}`}
            disabled={offer.refusal !== '' && !offer.needsApproval}
            onClick={() => onChoose(discount)}
          >
            Give
          </Button>
        </li>
      ))}
    </ul>
  );
}

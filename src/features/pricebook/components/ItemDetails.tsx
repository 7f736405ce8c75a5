import { Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { seesCosts } from '@/domain/access/rights';
import { formatCents, formatQuantity, formatRate } from '@/domain/money/format';
import { isCostStale } from '@/domain/pricebook/price';
import { PRICEBOOK_KIND_LABELS, PRICING_KIND_LABELS, type PricebookItem } from '@/domain/pricebook/schema';
import type { Stored } from '@/domain/record/schema';
import { LINE_TAX_CLASS_LABELS } from '@/domain/tax/schema';
import { useCategories } from '@/entities/pricebook/useCategories';
import { usePricebookRows } from '@/entities/pricebook/usePricebookRows';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { formatDuration } from '@/ui/format/quantities';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { paths } from '@/lib/paths';
import { usePricebookSettings } from '@/entities/pricebook/usePricebookSettings';
import { useToday } from '@/entities/company/useToday';
import { PriceWhy } from './PriceWhy';

/** Shows everything about an item, separating what customers see from what is internal. */
export function ItemDetails({ item }: { item: Stored<PricebookItem> }) {
  const { company, user } = useSession();
  const hasCosts = seesCosts(user);
  const today = useToday();
  const { settings } = usePricebookSettings();
  const { byId } = useCategories();
  const parts = usePricebookRows(item.parts.map(({ itemId }) => itemId));
  const isStale = isCostStale(item, today, settings.staleAfterDays);
  const hasRate = item.pricing.kind === 'markup' || item.pricing.kind === 'margin';

  return (
    <>
      {hasCosts && isStale && (
        <InlineNotice tone="warning" title="The cost may be out of date">
          {item.costCheckedOn === ''
            ? 'No one has recorded when it was last checked.'
            : `It was last checked on ${formatDate(item.costCheckedOn, company.timeZone)}.`}{' '}
          Check it before you quote.
        </InlineNotice>
      )}
      <Section title="Price">
        {hasCosts ? (
          <PriceWhy item={item} settings={settings} parts={parts} />
        ) : (
          <Text fw={600}>{item.pricing.kind === 'parts' ? 'The sum of its parts' : formatCents(item.priceCents)}</Text>
        )}
      </Section>
      {item.kind === 'bundle' && (
        <Section title="Parts">
          <ul>
            {item.parts.map(({ itemId, quantityE4 }) => {
              const part = parts.get(itemId);
              return (
                <li key={itemId}>
                  {formatQuantity(quantityE4)} ×{' '}
                  {part ? (
                    <RouterLink to={paths.pricebookItem(itemId)}>{part.name}</RouterLink>
                  ) : (
                    'an item that is archived or deleted'
                  )}
                  {part && ` · ${formatCents(part.priceCents)}`}
                </li>
              );
            })}
          </ul>
        </Section>
      )}
      <Section title="What the customer sees">
        {item.photoUrl !== '' && (
          <img src={item.photoUrl} alt={item.name} style={{ maxWidth: '100%', maxHeight: '16rem' }} loading="lazy" />
        )}
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{item.description || 'No text yet.'}</Text>
        {item.warrantyText !== '' && (
          <Text mt="sm" size="sm" c="dimmed" style={{ whiteSpace: 'pre-wrap' }}>
            Warranty: {item.warrantyText}
          </Text>
        )}
      </Section>
      <Section title="Details">
        <DetailList
          items={[
            { label: 'Kind', value: PRICEBOOK_KIND_LABELS[item.kind] },
            { label: 'Category', value: byId.get(item.categoryId)?.path ?? '' },
            { label: 'Unit', value: item.unit },
            {
              label: 'Pricing',
              isHiddenWhenEmpty: !hasCosts,
              value: !hasCosts
                ? ''
                : `${PRICING_KIND_LABELS[item.pricing.kind]}${hasRate ? ` · ${formatRate(item.pricing.ratePpm)}` : ''}`,
            },
            { label: 'Time it takes', value: item.durationMinutes === 0 ? '' : formatDuration(item.durationMinutes) },
            { label: 'Tax class', value: LINE_TAX_CLASS_LABELS[item.taxClass] },
            { label: 'Discounts', value: item.isDiscountable ? 'Apply to it' : 'Do not apply to it' },
            { label: 'Vendor', value: item.vendor },
            { label: 'Vendor’s part number', value: item.vendorPartNumber },
            ...(hasCosts
              ? [{ label: 'Cost checked on', value: formatDate(item.costCheckedOn, company.timeZone) }]
              : []),
          ]}
        />
      </Section>
    </>
  );
}

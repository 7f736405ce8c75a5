import { Text, Stack } from '@mantine/core';
import { formatCents, formatRate, formatShare } from '@/domain/money/format';
import { isLowMargin, marginOfPrice, priceOfItem, priceOfParts } from '@/domain/pricebook/price';
import type { PricebookRow } from '@/domain/pricebook/row';
import type { PricebookItem } from '@/domain/pricebook/schema';
import type { PricebookSettings } from '@/domain/pricebook/settings';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import classes from './pricebook.module.css';

type PriceWhyProps = {
  item: Pick<PricebookItem, 'kind' | 'pricing' | 'costCents' | 'priceCents' | 'parts'>;
  settings: PricebookSettings;
  /** Current items of the bundle. */
  parts?: ReadonlyMap<string, PricebookRow>;
};

const NONE: ReadonlyMap<string, PricebookRow> = new Map();

/** Shows an item's price, cost and margin, with a step-by-step explanation of the price. */
export function PriceWhy({ item, settings, parts = NONE }: PriceWhyProps) {
  const bundle =
    item.kind === 'bundle'
      ? priceOfParts(
          item.parts.flatMap(({ itemId, quantityE4 }) => {
            const part = parts.get(itemId);
            return part ? [{ ...part, quantityE4 }] : [];
          }),
        )
      : null;
  const isSum = item.pricing.kind === 'parts';
  const priceCents = isSum && bundle ? bundle.priceCents : item.priceCents;
  const costCents = isSum && bundle ? bundle.costCents : item.costCents;
  const why = priceOfItem(item, settings);
  const margin = marginOfPrice(priceCents, costCents);
  const isLow = isLowMargin(margin, settings.lowMarginPpm);

  return (
    <Stack gap="xs" role="group" aria-label="Price, cost and margin">
      <dl className={classes.figures}>
        <Figure label="Price" value={formatCents(priceCents)} />
        <Figure label="Cost" value={costCents === null ? 'Not known' : formatCents(costCents)} />
        <Figure
          label="Margin"
          value={
            margin === null
              ? 'Not known'
              : `${formatCents(margin.marginCents)}${margin.marginPpm === null ? '' : ` · ${formatShare(margin.marginPpm)}`}`
          }
        />
      </dl>
      {isSum ? (
        <Text size="sm" c="dimmed">
          Each part is its own line on the document, with its own price and tax class.
        </Text>
      ) : (
        <ol className={classes.steps}>
          {why.steps.map(({ label, detail, amountCents }) => (
            <li key={label}>
              <span>
                {label}
                {detail !== '' && <span className={classes.detail}> {detail}</span>}
              </span>
              <span className="tabular">{formatCents(amountCents)}</span>
            </li>
          ))}
        </ol>
      )}
      {!isSum && why.fault !== '' && (
        <Text size="sm" c="dimmed">
          {why.fault}.
        </Text>
      )}
      {why.priceCents !== null && why.priceCents !== item.priceCents && (
        <InlineNotice tone="warning">
          By its rule this item would cost {formatCents(why.priceCents)} now. Save it to take that price over.
        </InlineNotice>
      )}
      {bundle && !isSum && (
        <Text size="sm" c="dimmed">
          The parts alone come to {formatCents(bundle.priceCents)}
          {bundle.costCents !== null && `, at a cost of ${formatCents(bundle.costCents)}`}.
        </Text>
      )}
      {isLow && (
        <InlineNotice tone="warning">
          {margin !== null && margin.marginCents < 0
            ? 'This is below cost.'
            : `The margin is below ${formatRate(settings.lowMarginPpm)}.`}
        </InlineNotice>
      )}
    </Stack>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  );
}

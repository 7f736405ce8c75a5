import { useState } from 'react';
import type { DocumentResult } from '@/domain/billing/result';
import { formatCents, formatShare } from '@/domain/money/format';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatCount } from '@/ui/format/quantities';
import { OneColumn } from '@/ui/layout/OneColumn';
import classes from './DocumentTotals.module.css';
import { ExplainAmount } from './ExplainAmount';

/** Shows what the company earns on a document. For users who may see costs; never part of what a customer sees. */
export function MarginPanel({ result }: { result: DocumentResult }) {
  const [isExplained, setIsExplained] = useState(false);
  const { margin, derivation, currency } = result;
  const unknown = margin.linesWithoutCost.length;
  const amount = formatCents(margin.marginCents, { currency });
  return (
    <OneColumn gap="xs">
      <p className={classes.margin}>
        <span>
          Revenue <span className="tabular">{formatCents(margin.revenueCents, { currency })}</span>
        </span>
        <span>
          Cost <span className="tabular">{formatCents(margin.costCents, { currency })}</span>
        </span>
        <span>
          Margin{' '}
          <button
            type="button"
            className={classes.amount}
            aria-label={`Margin ${amount}: how it is calculated`}
            onClick={() => setIsExplained(true)}
          >
            {amount}
          </button>
          {margin.marginPpm !== null && ` (${formatShare(margin.marginPpm)})`}
        </span>
      </p>
      {unknown > 0 && (
        <InlineNotice tone="warning">
          The cost of {formatCount(unknown, 'line')} is not known and counts as zero: the real margin is lower.
        </InlineNotice>
      )}
      {isExplained && (
        <ExplainAmount node={derivation.margin} currency={currency} onClose={() => setIsExplained(false)} />
      )}
    </OneColumn>
  );
}

import { Text } from '@mantine/core';
import { useState } from 'react';
import type { DerivationNode } from '@/domain/billing/derivation';
import type { DocumentIssue, DocumentResult } from '@/domain/billing/result';
import { formatCents } from '@/domain/money/format';
import { DocumentIssues } from './DocumentIssues';
import classes from './DocumentTotals.module.css';
import { ExplainAmount } from './ExplainAmount';
import { totalRows } from './totalRows';

type DocumentTotalsProps = {
  /** null if the document can't be calculated; `issues` says why. */
  result: DocumentResult | null;
  issues?: readonly DocumentIssue[];
};

/** Shows a document's totals. Each figure opens its derivation. */
export function DocumentTotals({ result, issues = [] }: DocumentTotalsProps) {
  const [explained, setExplained] = useState<DerivationNode | null>(null);
  return (
    <div className={classes.totals}>
      {result ? (
        <dl className={classes.rows} aria-label="Totals">
          {totalRows(result).map(({ key, label, amountCents, node, weight }) => (
            <div key={key} className={classes.row} data-weight={weight}>
              <dt>{label}</dt>
              <dd>
                <button
                  type="button"
                  className={classes.amount}
                  aria-label={`${label} ${formatCents(amountCents, result)}: how it is calculated`}
                  onClick={() => setExplained(node)}
                >
                  {formatCents(amountCents, result)}
                </button>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Text c="dimmed" size="sm">
          The total is shown once the fields marked in red are fixed.
        </Text>
      )}
      <DocumentIssues issues={issues} />
      {explained && result && (
        <ExplainAmount node={explained} currency={result.currency} onClose={() => setExplained(null)} />
      )}
    </div>
  );
}

import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { formatCents, formatShare } from '@/domain/money/format';
import { type FileDiff, marginImpact } from '@/domain/pricebook/fileDiff';
import { marginOfPrice } from '@/domain/pricebook/price';
import classes from './pricebook.module.css';

/** Shows how many items a file adds, changes and leaves alone, and its effect on margins. */
export function ImportFigures({ diff }: { diff: FileDiff }) {
  const impact = useMemo(() => marginImpact(diff.updated), [diff]);
  return (
    <>
      <dl className={classes.figures}>
        {[
          ['New', diff.created.length],
          ['Changed', diff.updated.length],
          ['Archived', diff.deactivated.length],
          ['Unchanged', diff.unchangedCount],
          ['Errors', diff.errors.length],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {diff.updated.length > 0 && impact.before.priceCents > 0 && (
        <Text size="sm">
          One of each changed item with a known cost: {formatCents(impact.before.priceCents)} at a margin of{' '}
          {marginText(impact.before)} before, {formatCents(impact.after.priceCents)} at {marginText(impact.after)}{' '}
          afterwards.
        </Text>
      )}
    </>
  );
}

const marginText = ({ priceCents, costCents }: { priceCents: number; costCents: number }): string =>
  formatShare(marginOfPrice(priceCents, costCents)?.marginPpm ?? null);

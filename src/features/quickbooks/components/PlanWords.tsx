import { Text } from '@mantine/core';
import { PLAN_OP_LABELS, PLAN_OPS, type PlanSummary } from '@/domain/quickbooks/plan';
import { formatMoney } from '@/ui/format/money';

/** Summarizes each operation's counts and amounts by kind: invoices and their payments are never added up. */
export function PlanWords({ summary }: { summary: PlanSummary }) {
  const ops = PLAN_OPS.filter((op) => summary[op].count > 0);
  return (
    <div role="status">
      {ops.length === 0 && <Text size="sm">Both sides match. Nothing to do.</Text>}
      {ops.map((op) => (
        <Text key={op} size="sm">
          <Text span fw={600}>{`${PLAN_OP_LABELS[op]} ${String(summary[op].count)}:`}</Text>{' '}
          {summary[op].kinds
            .map(
              ({ kind, count, oursCents }) =>
                `${kind} ${String(count)}${oursCents === 0 ? '' : ` (${formatMoney(oursCents)})`}`,
            )
            .join(', ')}
        </Text>
      ))}
    </div>
  );
}

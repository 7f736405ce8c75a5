import { Text } from '@mantine/core';
import { useCan } from '@/data/react/useCan';
import { jobTypeOf } from '@/domain/company/workChoices';
import { agreedEstimate } from '@/domain/estimate/queries';
import type { Job } from '@/domain/job/schema';
import { WORK_LINE_LIMIT } from '@/domain/job/workLines';
import { priceOf, sumOf } from '@/domain/money/amounts';
import { formatCents, formatQuantityOf } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { MemberLines } from '@/entities/agreement/MemberLines';
import { useMemberDiscounts } from '@/entities/agreement/useMemberDiscounts';
import { AddFromPricebook } from '@/entities/billing/AddFromPricebook';
import { lineAmountText } from '@/entities/billing/lineFacts';
import { LineItemsEditor } from '@/entities/billing/LineItemsEditor';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import { useJobEstimates } from '../hooks/useJobEstimates';
import { useWorkLines } from '../hooks/useWorkLines';
import classes from './details.module.css';
import { UsualItems } from './UsualItems';

/** Edits labor and materials on site; the invoice starts with them. */
export function WorkSection({ job }: { job: Stored<Job> }) {
  const can = useCan();
  const { lines, isLoading, error, change, leaveField } = useWorkLines(job);
  const agreed = agreedEstimate(useJobEstimates(job.id));
  const type = jobTypeOf(useWorkSettings().settings, job.type);
  const memberDiscounts = useMemberDiscounts(job);
  const isOpen = job.invoiceId === null && job.progress !== 'closed' && job.progress !== 'cancelled';
  const mayChange = isOpen && can('update', 'jobWork');
  if (error) return <ErrorState error={error} />;
  if (isLoading) {
    return (
      <Section title="Work and parts">
        <LoadingRows rows={2} label="Loading work and parts" />
      </Section>
    );
  }
  if (!mayChange && lines.length === 0) return null;
  const subtotalCents = sumOf(lines.map(({ quantityE4, unitPriceCents }) => priceOf(quantityE4, unitPriceCents)));
  const sum =
    lines.length > 0
      ? `${formatCents(subtotalCents)} before discounts and tax`
      : agreed
        ? ''
        : 'The invoice starts with what you enter here.';
  return (
    <Section
      title="Work and parts"
      description={[
        agreed && `The invoice takes what was accepted in estimate ${agreed.number}. Enter only what is extra.`,
        sum,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {mayChange ? (
        <div onBlur={leaveField}>
          <LineItemsEditor
            lines={lines}
            onChange={change}
            type="invoice"
            limit={WORK_LINE_LIMIT}
            suggestsItems
            extraActions={(edits) => (
              <>
                {type && <UsualItems type={type} lines={lines} edits={edits} />}
                <AddFromPricebook edits={edits} count={lines.length} limit={WORK_LINE_LIMIT} />
              </>
            )}
          />
        </div>
      ) : (
        <ul className={classes.checks}>
          {lines.map((line) => (
            <li key={line.id} className={classes.check}>
              <Text size="sm">{line.name}</Text>
              <div className={classes.who}>
                {formatQuantityOf(line)} · {lineAmountText(line)}
              </div>
            </li>
          ))}
        </ul>
      )}
      <MemberLines lines={lines} discounts={memberDiscounts} />
    </Section>
  );
}

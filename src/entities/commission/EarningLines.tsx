import { Text } from '@mantine/core';
import type { EarningLine } from '@/domain/commission/earning';
import { formatCents } from '@/domain/money/format';
import { paths } from '@/lib/paths';
import { formatShortDate } from '@/ui/format/dateTime';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './EarningLines.module.css';

const REF_PATHS: Record<EarningLine['ref']['kind'], ((id: string) => string) | null> = {
  job: paths.jobDetails,
  invoice: paths.invoice,
  estimate: paths.estimateView,
  agreement: paths.agreementView,
  entry: null,
};

/** `−$12.00` for what is taken back. */
export const signedCents = (cents: number): string => formatCents(cents).replace('-', '−');

type EarningLinesProps = {
  /** For screen readers. */
  label: string;
  lines: readonly EarningLine[];
  timeZone: string;
  /** The page that shows them: a line leads nowhere else than away from it. */
  pageId?: string;
};

/** What pays somebody and why, a line for each: the rule, how it came about, and the record behind it. */
export function EarningLines({ label, lines, timeZone, pageId = '' }: EarningLinesProps) {
  return (
    <LinedList label={label}>
      {lines.map((line) => {
        const to = line.ref.id === pageId ? null : REF_PATHS[line.ref.kind];
        return (
          <LinedRow
            key={line.key}
            title={line.label}
            details={
              <>
                {line.formula} · {formatShortDate(line.on, timeZone)}
                {to && line.ref.name !== '' && (
                  <>
                    {' · '}
                    <RouterLink to={to(line.ref.id)} size="sm">
                      {line.ref.name}
                    </RouterLink>
                  </>
                )}
              </>
            }
          >
            <Text span className={`tabular ${classes['amount'] ?? ''}`}>
              {signedCents(line.cents)}
            </Text>
          </LinedRow>
        );
      })}
    </LinedList>
  );
}

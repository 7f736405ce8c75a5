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

type LineWordsProps = {
  line: EarningLine;
  timeZone: string;
  /** The record it's shown with: lines don't link to the page they're on. */
  shownWith?: string;
};

/** Explains how a line came about, when, and the record behind it. */
export function LineWords({ line, timeZone, shownWith = '' }: LineWordsProps) {
  const { id, kind, name } = line.ref;
  const to = id === shownWith || name === '' ? null : REF_PATHS[kind];
  return (
    <>
      {line.formula} · {formatShortDate(line.on, timeZone)}
      {to && (
        <>
          {' · '}
          <RouterLink to={to(id)} size="sm">
            {name}
          </RouterLink>
        </>
      )}
    </>
  );
}

export const PayAmount = ({ cents }: { cents: number }) => (
  <Text span className={`tabular ${classes['amount'] ?? ''}`}>
    {formatCents(cents)}
  </Text>
);

type EarningLinesProps = {
  /** Accessible name. */
  label: string;
  lines: readonly EarningLine[];
  timeZone: string;
  shownWith?: string;
};

/** Lists what someone earns and why, one line each: the rule, how it was calculated, and the record behind it. */
export function EarningLines({ label, lines, timeZone, shownWith = '' }: EarningLinesProps) {
  return (
    <LinedList label={label}>
      {lines.map((line) => (
        <LinedRow key={line.key} title={line.label} details={<LineWords {...{ line, timeZone, shownWith }} />}>
          <PayAmount cents={line.cents} />
        </LinedRow>
      ))}
    </LinedList>
  );
}

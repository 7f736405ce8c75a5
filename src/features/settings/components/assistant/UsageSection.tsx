import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { usageMonths, usageOfMonth } from '@/domain/assistant/queries';
import { AI_PURPOSE_LABELS, AI_PURPOSES } from '@/domain/assistant/purpose';
import { centsOf, percentOfCap, type AiUsage } from '@/domain/assistant/settings';
import type { Stored } from '@/domain/record/schema';
import { UserName } from '@/entities/user/UserName';
import { nowIso } from '@/lib/dates';
import { ColumnChart } from '@/ui/charts/ColumnChart';
import { seriesTone } from '@/ui/charts/tones';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import classes from './usage.module.css';

const MONTH_LENGTH = 7;
const monthName = (month: string, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat('en-US', {
    month: style,
    ...(style === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-15T12:00:00Z`));
const cost = ({ costMicrodollars }: Pick<AiUsage, 'costMicrodollars'>): string =>
  formatMoney(centsOf(costMicrodollars));

/** Shows AI costs: this month against the limit and by person, and previous months. */
export function UsageSection({ capCents }: { capCents: number }) {
  // Months are counted in UTC, regardless of the company's time zone.
  const [month] = useState(() => nowIso().slice(0, MONTH_LENGTH));
  const months = useRecords(collections.aiUsage, usageMonths());
  const people = useRecords(collections.aiUsage, usageOfMonth(month));
  const error = months.error ?? people.error;
  const current = months.data?.find((one) => one.month === month);
  return (
    <Section title="What it cost">
      {months.isLoading || people.isLoading ? (
        <LoadingRows rows={4} label="Loading usage" />
      ) : error ? (
        <ErrorState error={error} onRetry={() => Promise.all([months.refetch(), people.refetch()])} />
      ) : (months.data ?? []).length === 0 ? (
        <EmptyState
          title="No questions yet"
          text="Once it is used, you see here what it cost, by month and by person."
        />
      ) : (
        <Stack gap="md">
          <ProgressBar
            label={monthName(month, 'long')}
            value={Math.min(100, percentOfCap(current?.costMicrodollars ?? 0, capCents))}
            detail={`${cost(current ?? { costMicrodollars: 0 })} of ${formatMoney(capCents)}`}
          />
          <People entries={(people.data ?? []).filter(({ uid }) => uid !== '')} month={month} />
          <Months months={(months.data ?? []).toReversed()} />
        </Stack>
      )}
    </Section>
  );
}

function People({ entries, month }: { entries: readonly Stored<AiUsage>[]; month: string }) {
  if (entries.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Nobody has asked anything in {monthName(month, 'long')}.
      </Text>
    );
  const most = Math.max(1, ...entries.map(({ costMicrodollars }) => costMicrodollars));
  return (
    <table className={classes['people']}>
      <caption>By person, {monthName(month, 'long')}</caption>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col" aria-hidden />
          <th scope="col">Questions</th>
          <th scope="col">Cost</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              <UserName uid={entry.uid} />
            </th>
            <td aria-hidden className={classes['track']}>
              <span style={{ width: `${String((entry.costMicrodollars / most) * 100)}%` }} />
            </td>
            <td className="tabular">{entry.questionCount}</td>
            <td className="tabular">{cost(entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const MICRODOLLARS_PER_DOLLAR = 1_000_000;

function Months({ months }: { months: readonly Stored<AiUsage>[] }) {
  const used = AI_PURPOSES.filter((purpose) =>
    months.some(({ costOfPurposes }) => costOfPurposes.some((one) => one.purpose === purpose)),
  );
  return (
    <ColumnChart
      caption="Cost by month and purpose"
      legend={used.map((purpose, at) => ({ tone: seriesTone(at), label: AI_PURPOSE_LABELS[purpose].title }))}
      formatMark={(value) => formatMoney(Math.round(value * 100))}
      columns={months.map((one) => ({
        id: one.month,
        label: monthName(one.month, 'short'),
        text: `${monthName(one.month, 'long')}: ${cost(one)}, ${formatCount(one.questionCount, 'question')}`,
        pieces: used.map((purpose, at) => ({
          tone: seriesTone(at),
          value:
            (one.costOfPurposes.find((part) => part.purpose === purpose)?.costMicrodollars ?? 0) /
            MICRODOLLARS_PER_DOLLAR,
        })),
      }))}
    />
  );
}

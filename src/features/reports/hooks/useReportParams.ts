import { useMemo } from 'react';
import { useToday } from '@/entities/company/useToday';
import { DIMENSIONS } from '@/domain/report/cells';
import type { ReportFilter } from '@/domain/report/model';
import {
  chosenRange,
  COMPARISONS,
  isMonth,
  RANGES,
  rangeOf,
  type Comparison,
  type MonthRange,
  type RangeName,
} from '@/domain/report/range';
import { useAddressParams } from '@/ui/hooks/useAddressParams';

/** What the reports are about, in the address: time, comparison, and what they are narrowed to. */
export type ReportParams = {
  today: string;
  /** 'custom' where first and last month were chosen. */
  name: RangeName | 'custom';
  range: MonthRange;
  comparison: Comparison;
  filter: ReportFilter | null;
  /** The business unit it is narrowed to; '' = all. */
  unit: string;
  set: (name: string, value: string) => void;
  /** The address's question, for links from one report to another. */
  question: string;
};

export function useReportParams(): ReportParams {
  const today = useToday();
  const [params, set] = useAddressParams();
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const name =
    params.get('range') === 'custom' ? 'custom' : (RANGES.find((one) => one === params.get('range')) ?? 'last-12');
  const isChosen = name === 'custom' && isMonth(from) && isMonth(to);
  const [dimension, ...rest] = (params.get('only') ?? '').split(':');
  const known = DIMENSIONS.find((one) => one === dimension);
  const value = rest.join(':');
  return {
    today,
    name,
    range: useMemo(
      () => (isChosen ? chosenRange(from, to) : rangeOf(name === 'custom' ? 'last-12' : name, today)),
      [isChosen, from, to, name, today],
    ),
    comparison: COMPARISONS.find((one) => one === params.get('compare')) ?? 'before',
    filter: useMemo(() => (known ? { dimension: known, value } : null), [known, value]),
    unit: params.get('unit') ?? '',
    set,
    question: params.toString(),
  };
}

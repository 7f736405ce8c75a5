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

/** Report parameters from the URL: period, comparison, and filters. */
export type ReportParams = {
  today: string;
  /** 'custom' if the first and last month were picked. */
  name: RangeName | 'custom';
  range: MonthRange;
  comparison: Comparison;
  filter: ReportFilter | null;
  /** Business unit to filter by; '' = all. */
  unit: string;
  set: (name: string, value: string) => void;
  /** The URL's query string, for links between reports. */
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

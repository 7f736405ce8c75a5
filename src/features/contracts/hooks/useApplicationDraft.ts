import { useCallback, useMemo, useState } from 'react';
import { billedCostIds, costsFault } from '@/domain/contract/money/byCost';
import {
  enteredLines,
  feesOf,
  namesOfLines,
  quantitiesOf,
  workedApplication,
  type BillingRecords,
} from '@/domain/contract/money/billing';
import type { ContractLog } from '@/domain/contract/money/log';
import { withTicketsOfPeriod } from '@/domain/contract/money/ticketCosts';
import { isBilledByCost } from '@/domain/contract/record/state';
import { lineFindings, summaryFindings, type Finding } from '@/domain/contract/money/findings';
import {
  applicationInputSchema,
  type ApplicationInput,
  type LineEntry,
  type PayApplication,
} from '@/domain/contract/money/payApplication';
import type { ApplicationForPayment } from '@/domain/contract/application';
import { isSame } from '@/lib/stableJson';

/**
 * State of an application being entered, with live totals computed by the same functions as on the server. If billed by cost, it includes
 * its period's dump tickets (`log`) as they are now.
 */
export function useApplicationDraft(records: BillingRecords, stored: PayApplication, log: Pick<ContractLog, 'costs'>) {
  const [typed, setInput] = useState<ApplicationInput>(() => applicationInputSchema.parse(stored));
  const input = useMemo(() => {
    if (!isBilledByCost(records.priceType)) return typed;
    const { book, applications } = records;
    const { periodEnd } = typed;
    const taking = { log, lines: book.lines, periodEnd, billed: billedCostIds(applications) };
    return { ...typed, costs: withTicketsOfPeriod(typed.costs, taking) };
  }, [typed, records, log]);
  const { number } = stored;
  const entered = useMemo(() => ({ ...input, number }), [input, number]);
  const lines = useMemo(() => enteredLines(records, entered), [records, entered]);
  const names = useMemo(() => namesOfLines(records), [records]);
  const { priceType } = records;
  const quantities = useMemo(() => quantitiesOf(records, entered), [records, entered]);
  const fees = useMemo(() => feesOf(records, entered), [records, entered]);
  const findings = useMemo(
    () => lineFindings(lines, input.materials, { priceType, quantities }),
    [lines, input.materials, priceType, quantities],
  );
  const costFault = costsFault(input.costs, {
    priceType,
    lines: records.book.lines,
    applications: records.applications,
  });
  const isRight = costFault === '' && !findings.some(({ severity }) => severity === 'error');
  const worked = useMemo((): { result: ApplicationForPayment | null; warnings: Finding[] } => {
    if (!isRight) return { result: null, warnings: [] };
    try {
      const result = workedApplication(records, entered);
      return { result, warnings: summaryFindings(result, records.book, records.priceType) };
    } catch {
      // Lines show their own errors; the server reports the rest.
      return { result: null, warnings: [] };
    }
  }, [records, entered, isRight]);
  const changeEntry = useCallback((lineId: string, changes: Partial<LineEntry>): void => {
    setInput((before) => {
      const known = before.entries.find((entry) => entry.lineId === lineId);
      const entry = {
        lineId,
        quantityE4: null,
        thisPeriodCents: null,
        completePpm: null,
        storedCents: 0,
        ...known,
        ...changes,
      };
      return { ...before, entries: [...before.entries.filter((each) => each !== known), entry] };
    });
  }, []);
  const change = useCallback(
    (changes: Partial<ApplicationInput>): void => setInput((before) => ({ ...before, ...changes })),
    [],
  );
  return {
    input,
    lines,
    names,
    findings,
    quantities,
    fees,
    costFault,
    isRight: isRight && !worked.warnings.some(({ severity }) => severity === 'error'),
    ...worked,
    isChanged: !isSame(input, applicationInputSchema.parse(stored)),
    changeEntry,
    change,
  };
}

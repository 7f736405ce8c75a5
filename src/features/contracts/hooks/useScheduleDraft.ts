import { useCallback, useMemo, useState } from 'react';
import { callFunction } from '@/data/callables';
import { changeContractBook } from '@/domain/contract/money/api';
import { bookLineSchema, type BookLine } from '@/domain/contract/money/book';
import { workOutSchedule } from '@/domain/contract/money/schedule';
import type { ScheduleOfValuesLine } from '@/domain/contract/record/scheduleOfValues';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { isSame } from '@/lib/stableJson';
import { notify } from '@/ui/feedback/notify';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import type { ContractMoney } from './useContractMoney';

/** State of a schedule of values being edited, with its total. Saved as a whole against the revision it started from. */
export function useScheduleDraft(money: ContractMoney) {
  const { book, contract, revision } = money;
  const [lines, setLines] = useState<readonly BookLine[]>(book.lines);
  const [base, setBase] = useState(revision);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const isFixed = book.frozenAt !== '' || !money.isOpen;
  const isChanged = !isSame(lines, book.lines);
  const { totalCents, missingCents, derivation } = useMemo(
    () => workOutSchedule(lines, book.originalSumCents),
    [lines, book.originalSumCents],
  );
  const change = useCallback(
    (id: string, changes: Partial<BookLine>) =>
      setLines((before) => before.map((line) => (line.id === id ? Object.assign({ ...line }, changes) : line))),
    [],
  );
  const remove = useCallback((id: string) => setLines((before) => before.filter((line) => line.id !== id)), []);
  const add = (): void =>
    setLines((before) => [
      ...before,
      { ...EMPTY_LINE, id: newId(), item: String(before.length + 1), scheduledValueCents: Math.max(0, missingCents) },
    ]);

  const save = (): Promise<void> =>
    submit(async () => {
      const unnamed = lines.findIndex(({ description }) => description.trim() === '');
      if (unnamed >= 0) throw new AppError({ code: 'invalid', userMessage: `Line ${unnamed + 1} has no description.` });
      await callFunction(changeContractBook, {
        contractId: contract.id,
        revision: base,
        change: { kind: 'schedule', lines: [...lines] },
      });
      notify.success('Schedule of values saved.');
    });
  const takeNew = (): void => {
    setLines(book.lines);
    setBase(revision);
  };
  // Our own save comes back as a new revision with these lines.
  if (base !== revision && !isChanged) setBase(revision);
  const replace = (imported: readonly ScheduleOfValuesLine[]): void =>
    setLines(imported.map((line) => bookLineSchema.parse(line)));

  return {
    lines,
    isFixed,
    isChanged,
    isOutdated: base !== revision,
    totalCents,
    missingCents,
    derivation,
    change,
    remove,
    add,
    replace,
    takeNew,
    save,
    isBusy,
    isSlow,
    fault,
  };
}

/** The description is required on save. */
const EMPTY_LINE: BookLine = {
  ...bookLineSchema.parse({ id: 'new', description: 'x', scheduledValueCents: 0 }),
  description: '',
};

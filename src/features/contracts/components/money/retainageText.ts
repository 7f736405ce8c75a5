import { formatRate } from '@/domain/money/format';
import { RETAINAGE_METHODS, type RetainageTerms } from '@/domain/contract/retainage';
import { formatMoney } from '@/ui/format/money';

const METHOD_LABELS: Record<(typeof RETAINAGE_METHODS)[number], string> = {
  flat: 'The same rate throughout',
  'retroactive-step': 'Lower rate on everything from a stage on',
  'banded-step': 'Lower rate on later work only',
  'cap-of-contract-sum': 'Until a part of the contract sum is held',
  fixed: 'A fixed amount',
};
export const METHOD_OPTIONS = RETAINAGE_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }));
export const ROUNDING_OPTIONS = [
  { value: 'total', label: 'On the sums of work and stored material' },
  { value: 'line', label: 'On each line' },
];

/** Describes retainage terms in words. */
export function retainageText(terms: RetainageTerms): string {
  const { method, workPpm, storedPpm, thresholdPpm, afterPpm, capPpm, fixedCents } = terms;
  switch (method) {
    case 'flat':
      return workPpm === 0 && (storedPpm ?? 0) === 0
        ? 'None is held'
        : `${formatRate(workPpm)}${storedPpm === null || storedPpm === workPpm ? '' : `, ${formatRate(storedPpm)} of stored material`}`;
    case 'retroactive-step':
      return `${formatRate(workPpm)}, from ${formatRate(thresholdPpm)} complete ${formatRate(afterPpm)} of everything`;
    case 'banded-step':
      return `${formatRate(workPpm)}, from ${formatRate(thresholdPpm)} complete ${formatRate(afterPpm)} of later work`;
    case 'cap-of-contract-sum':
      return `${formatRate(workPpm)} until ${formatRate(capPpm)} of the contract sum is held`;
    case 'fixed':
      return fixedCents === 0 ? 'Released' : `${formatMoney(fixedCents)} is held`;
  }
}

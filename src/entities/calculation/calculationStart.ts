import { z } from 'zod';
import { line, requiredLine, text } from '@/domain/record/schema';
import type { CalculationRecord } from './calculationPlace';
import type { CalculationOrigin } from './useCalculationOrigin';

/** Form fields of every new-calculation page. */
export const startFields = {
  title: requiredLine(160, 'Give the calculation a name'),
  address: line(600),
  customerId: z.string().max(128),
  propertyId: z.string().max(128),
  jobId: z.string().max(128),
  notes: text(5000),
  copyOf: z.string().max(128),
};

type Copied = CalculationRecord & { propertyId: string };

/** Returns the initial values of these fields, based on where the page was opened from, or the calculation to copy. */
export const startValues = ({ customerId, propertyId, address, title, jobId, copyOf }: CalculationOrigin<Copied>) => ({
  title: copyOf ? `${copyOf.title.slice(0, 153)} (copy)` : title.slice(0, 160),
  address: copyOf?.address ?? address,
  customerId: copyOf?.customerId ?? customerId,
  propertyId: copyOf?.propertyId ?? propertyId,
  jobId,
  notes: '',
  copyOf: copyOf?.id ?? '',
});

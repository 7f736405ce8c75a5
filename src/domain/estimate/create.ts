import { calculateDocument } from '../billing/calculate';
import { checkDocument } from '../billing/check';
import type { DocumentInput } from '../billing/schema';
import type { Customer } from '../customer/schema';
import type { Stored } from '../record/schema';
import { chosenDocument, presetChoice } from './choice';
import { estimateSchema, type Estimate, type EstimateInput } from './schema';

/** Returns the customer fields that an estimate copies. */
export const customerCopies = (
  customer: Pick<Stored<Customer>, 'id' | 'name' | 'sortName'> | null,
): Pick<EstimateInput, 'customerId' | 'customerName' | 'customerSortName'> => ({
  customerId: customer?.id ?? '',
  customerName: customer?.name ?? '',
  customerSortName: customer?.sortName ?? '',
});

/** Returns the total shown in lists: the recommended option with its lines as preset, in cents; 0 while it can't be added up. */
export function presetTotalCents(document: DocumentInput): number {
  if (checkDocument(document).some(({ severity }) => severity === 'error')) return 0;
  return calculateDocument(chosenDocument(document, presetChoice(document))).totalCents;
}

/** Returns a draft as it is first stored. */
export const newEstimate = (values: EstimateInput): Estimate =>
  estimateSchema.parse({ ...values, totalCents: presetTotalCents(values.document) });

import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Estimate, EstimateInput } from '@/domain/estimate/schema';
import { propertyFields } from '@/domain/property/copies';
import type { Stored } from '@/domain/record/schema';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { customerCopies, newEstimate, presetTotalCents } from '../estimateForm';

const FIELD_LABELS: Partial<Record<keyof Estimate, string>> = {
  title: 'Title',
  customerId: 'Customer',
  customerName: 'Customer',
  propertyId: 'Property',
  propertyAddress: 'Property',
  document: 'Lines, options and prices',
  validUntil: 'Valid until',
  message: 'Message',
  terms: 'Terms',
  internalNotes: 'Internal notes',
  photos: 'Pictures',
};
const FOLLOWS = {
  totalCents: 'document',
  customerId: 'customerName',
  customerSortName: 'customerName',
  propertyId: 'propertyAddress',
} as const;

function fieldInWords(field: keyof Estimate, value: unknown): string {
  if (field === 'document')
    return `${formatCount((value as Estimate['document']).lines.length, 'line')}, ${formatMoney(presetTotalCents(value as Estimate['document']))}`;
  if (Array.isArray(value)) return `${value.length}`;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Stores drafts of estimates, on the device first: with or without a connection. */
export function useSaveEstimate() {
  const { repository } = useWorkspace();
  const save = useSaveRecord(collections.estimates);
  const { update, conflictDialog } = useConflictSave<Estimate>({
    definition: collections.estimates,
    labels: FIELD_LABELS,
    format: fieldInWords,
    follows: FOLLOWS,
  });

  /** The copies of customer and property, as they are called now. */
  const withCopies = async (values: EstimateInput): Promise<EstimateInput> => {
    const customer = await repository(collections.customers).getById(values.customerId);
    const property =
      values.propertyId === '' ? null : await repository(collections.properties).getById(values.propertyId);
    return {
      ...values,
      ...customerCopies(customer),
      ...propertyFields(property),
      totalCents: presetTotalCents(values.document),
    };
  };

  const create = async (values: EstimateInput): Promise<Stored<Estimate>> =>
    save.create(newEstimate(await withCopies(values)), { label: `${values.number} ${values.title}` });

  /** Null when the person went back from a conflict to the form. */
  const change = async (base: Stored<Estimate>, values: EstimateInput): Promise<Stored<Estimate> | null> => {
    const isSamePlace = values.customerId === base.customerId && values.propertyId === base.propertyId;
    const copied = isSamePlace
      ? { ...values, totalCents: presetTotalCents(values.document) }
      : await withCopies(values);
    return update(base, copied, `${base.number} ${values.title}`);
  };

  return { create, change, conflictDialog };
}

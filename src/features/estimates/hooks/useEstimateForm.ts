import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { customerCopies, newEstimate, presetTotalCents } from '@/domain/estimate/create';
import { estimateInputSchema, type Estimate, type EstimateInput } from '@/domain/estimate/schema';
import { propertyFields } from '@/domain/property/copies';
import type { Stored } from '@/domain/record/schema';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { toEstimateForm } from '../estimateForm';

const FIELD_LABELS: Partial<Record<keyof Estimate, string>> = {
  title: 'Title',
  customerId: 'Customer',
  customerName: 'Customer',
  propertyId: 'Property',
  propertyAddress: 'Property',
  businessUnitId: 'Business unit',
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

function fieldInWords(field: keyof Estimate, value: unknown): string | null {
  if (field === 'photos') return formatCount((value as Estimate['photos']).length, 'picture');
  if (field !== 'document') return null;
  const document = value as Estimate['document'];
  return `${formatCount(document.lines.length, 'line')}, ${formatMoney(presetTotalCents(document))}`;
}

const toFields = (values: EstimateInput): Partial<Estimate> => ({
  ...values,
  totalCents: presetTotalCents(values.document),
});

type Options = {
  /** The draft to edit, or null to create one. */
  estimate: Stored<Estimate> | null;
  startWith?: EstimateInput;
  draftOf?: string;
};

/** Form state for a draft estimate, saved on the device first, so it works offline too. */
export function useEstimateForm({ estimate, startWith, draftOf = '' }: Options) {
  const { repository } = useWorkspace();
  const can = useCan();

  /** Reads the current customer and property fields that are copied to the estimate. */
  const readCopies = async ({ customerId, propertyId }: EstimateInput) => ({
    ...customerCopies(await repository(collections.customers).getById(customerId)),
    ...propertyFields(propertyId === '' ? null : await repository(collections.properties).getById(propertyId)),
  });
  const isSamePlace = (values: EstimateInput, base: Estimate): boolean =>
    values.customerId === base.customerId && values.propertyId === base.propertyId;

  return useRecordForm<Estimate, EstimateInput>({
    definition: collections.estimates,
    record: estimate,
    noun: 'estimate',
    schema: estimateInputSchema,
    toForm: toEstimateForm,
    ...(startWith && { startWith }),
    toFields,
    complete: async (values, base) => (isSamePlace(values, base) ? {} : readCopies(values)),
    create: can('create', 'estimates')
      ? async (values) => newEstimate({ ...values, ...(await readCopies(values)) })
      : undefined,
    draftOf,
    nameOf: ({ number, title }) => `${number} ${title}`,
    labels: FIELD_LABELS,
    format: fieldInWords,
    follows: FOLLOWS,
  });
}

import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
import { formatAddress } from '@/domain/contact/format';
import { equipmentName } from '@/domain/equipment/format';
import { newInspection, type StartedTemplate } from '@/domain/inspection/create';
import type { Inspection } from '@/domain/inspection/schema';
import type { Stored } from '@/domain/record/schema';
import { useRecordForm } from '@/entities/record/useRecordForm';
import {
  INSPECTION_LABELS,
  inspectionFormSchema,
  toInspectionForm,
  type InspectionFormValues,
} from '../inspectionForm';

type Options = {
  template: StartedTemplate;
  startWith: InspectionFormValues;
  draftOf: string;
  onSaved: (saved: Stored<Inspection>) => unknown;
};

/** Form state for a new inspection, which copies what it needs offline. */
export function useStartInspection({ template, startWith, draftOf, onSaved }: Options) {
  const workspace = useWorkspace();
  const create = async (values: InspectionFormValues): Promise<Inspection> => {
    const [customer, job, property, units] = await Promise.all([
      readOne(workspace, collections.customers, values.customerId),
      readOne(workspace, collections.jobs, values.jobId),
      readOne(workspace, collections.properties, values.propertyId),
      Promise.all(values.equipmentIds.map((id) => readOne(workspace, collections.equipment, id))),
    ]);
    const known = units.filter((unit) => unit !== null);
    return newInspection(
      template,
      {
        ...values,
        // Offline, the job may be cached while its customer isn't.
        customerName: customer?.name ?? job?.customerName ?? '',
        propertyAddress: property ? formatAddress(property.address) : '',
        units: known.map((unit) => ({
          id: unit.id,
          name: [equipmentName(unit), unit.location].filter(Boolean).join(', '),
        })),
      },
      new Date(),
    );
  };
  return useRecordForm<Inspection, InspectionFormValues>({
    definition: collections.inspections,
    record: null,
    noun: 'inspection',
    schema: inspectionFormSchema,
    toForm: toInspectionForm,
    startWith,
    toFields: (values) => values,
    create,
    draftOf,
    nameOf: ({ title, number }) => `${title} ${number}`,
    labels: INSPECTION_LABELS,
    savedText: ({ title }) => `${title} started.`,
    onSaved,
  });
}

import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { businessUnitName } from '@/domain/business-unit/units';
import { jobCopies, newJob } from '@/domain/job/create';
import { PRIORITY_LABELS, JOB_FIELD_LABELS } from '@/domain/job/jobLabels';
import { moveJob } from '@/domain/job/progress';
import { jobTypeName, leadSourceName } from '@/domain/company/workChoices';
import type { Job } from '@/domain/job/schema';
import { newNumber } from '@/domain/record/number';
import type { Stored } from '@/domain/record/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { AppError } from '@/lib/appError';
import { nowIso } from '@/lib/dates';
import { confirmAction } from '@/ui/feedback/confirm';
import { jobFormSchema, toJobFields, toJobForm, type JobFormValues } from '../jobForm';

const FOLLOWS = {
  customerId: 'customerName',
  customerSortName: 'customerName',
  customerPhone: 'customerName',
  propertyId: 'propertyAddress',
} as const;

/** Formats IDs, items, choices and texts for the conflict dialog. */
function useFieldInWords(): (field: keyof Job, value: unknown) => string | null {
  const { namesOf } = useTechnicians();
  const { settings } = useWorkSettings();
  const { units } = useBillingSettings().settings;
  return (field, value) => {
    if (field === 'technicianIds' && Array.isArray(value)) return namesOf(value.map(String)).join(', ');
    if (field === 'equipmentIds' && Array.isArray(value)) return `${value.length} chosen`;
    if (field === 'checklist' && Array.isArray(value))
      return (value as Job['checklist']).map(({ label, isDone }) => `${isDone ? '✓' : '–'} ${label}`).join('\n');
    if (field === 'type') return jobTypeName(settings, String(value));
    if (field === 'businessUnitId') return businessUnitName(units, String(value));
    if (field === 'source') return leadSourceName(settings, String(value));
    if (field === 'priority') return PRIORITY_LABELS[value as Job['priority']];
    return null;
  };
}

type Options = {
  /** The job to edit, or null to book one. */
  job: Stored<Job> | null;
  startWith?: JobFormValues;
  draftOf?: string;
  /** Original job, if the new one is a callback. */
  parentJobId?: string;
  onSaved: (saved: Stored<Job>) => unknown;
};

/**
 * Edits or books a job, with copies of its customer and property. One that gets its first time becomes scheduled, one that loses it
 * unscheduled.
 */
export function useJobForm({ job, startWith, draftOf = '', parentJobId = '', onSaved }: Options) {
  const { uid, repository } = useWorkspace();
  const can = useCan();
  const readParties = async ({ customerId, propertyId }: JobFormValues) => ({
    customer: await repository(collections.customers).getById(customerId),
    property: propertyId === '' ? null : await repository(collections.properties).getById(propertyId),
  });

  const copiesOf = async (values: JobFormValues, base: Stored<Job>): Promise<Partial<Job>> => {
    if (values.customerId === base.customerId && values.propertyId === base.propertyId) return {};
    const { customer, property } = await readParties(values);
    const { propertyAddress, ...customerCopies } = jobCopies(customer, property);
    return values.customerId === base.customerId
      ? { propertyAddress }
      : { ...customerCopies, propertyAddress, invoice: { ...base.invoice, customerId: values.customerId } };
  };

  const stepOf = ({ isUnscheduled }: JobFormValues, base: Stored<Job>): Partial<Job> => {
    const to = isUnscheduled ? 'unscheduled' : 'scheduled';
    const isMove = (base.progress === 'unscheduled' || base.progress === 'scheduled') && base.progress !== to;
    return isMove ? moveJob(base, { state: to, at: nowIso(), by: uid, reason: '' }) : {};
  };

  const book = async (values: JobFormValues): Promise<Job> => {
    const { isUnscheduled, ...input } = values;
    const { customer, property } = await readParties(values);
    const isMeant =
      !customer.isDoNotService ||
      (await confirmAction({
        title: 'Do not service',
        message: `${customer.name} is marked “Do not service”. ${customer.doNotServiceReason || 'No reason was given.'}`,
        confirmLabel: 'Book anyway',
        cancelLabel: 'Don’t book',
        tone: 'danger',
      }));
    if (!isMeant) throw new AppError({ code: 'failed-precondition', userMessage: 'The job was not booked.' });
    const number = newNumber('job', new Date());
    return newJob(input, { number, nowIso: nowIso(), uid, customer, property, parentJobId, isUnscheduled });
  };

  return useRecordForm<Job, JobFormValues>({
    definition: collections.jobs,
    record: job,
    noun: 'job',
    schema: jobFormSchema,
    toForm: toJobForm,
    ...(startWith && { startWith }),
    toFields: toJobFields,
    complete: async (values, base) => ({ ...(await copiesOf(values, base)), ...stepOf(values, base) }),
    create: can('create', 'jobs') ? book : undefined,
    draftOf,
    nameOf: ({ number, title }) => `${number} ${title}`,
    labels: JOB_FIELD_LABELS,
    format: useFieldInWords(),
    follows: FOLLOWS,
    savedText: ({ number }) => `Job ${number} is ${job ? 'saved' : 'booked'}.`,
    onSaved,
  });
}

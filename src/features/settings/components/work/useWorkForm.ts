import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { tradesOf } from '@/domain/company/schema';
import { usualWork } from '@/domain/company/usualWork';
import { WORK_SETTINGS_ID, type WorkSettings } from '@/domain/company/workSettings';
import { windowLabel } from '@/domain/company/workChoices';
import type { Stored } from '@/domain/record/schema';
import { useRecordForm } from '@/entities/record/useRecordForm';
import type { FormSchema } from '@/ui/forms/formSchema';

const LABELS: Record<keyof WorkSettings, string> = {
  jobTypes: 'Job types',
  archivedJobTypes: 'Archived job types',
  leadSources: 'Lead sources',
  archivedLeadSources: 'Archived lead sources',
  arrivalWindows: 'Arrival windows',
  reserveMinutes: 'Kept free for emergencies (minutes)',
  repeatsAreJobs: 'Repeating work is a job each time',
  addsUsualItems: 'Usual items are added to bookings',
  finishNeeds: 'Before work is finished on site',
};

type Part = Partial<WorkSettings>;
type WorkFormOptions<Values extends Part> = {
  record: Stored<WorkSettings> | null;
  schema: FormSchema<Values>;
  /** Picks the part of the settings the page edits. */
  pick: (settings: WorkSettings) => Values;
  name: string;
};

/** Edits part of the work settings. The first save stores all of them: the rest as the trade's defaults. */
export function useWorkForm<Values extends Part>({ record, schema, pick, name }: WorkFormOptions<Values>) {
  const { company } = useSession();
  const usual = usualWork(tradesOf(company));
  return useRecordForm<WorkSettings, Values>({
    definition: collections.workSettings,
    record,
    noun: 'set of settings',
    draftOf: name,
    schema,
    toForm: pick,
    startWith: pick(usual),
    toFields: (values) => values,
    create: (values) => ({ ...usual, ...values }),
    newId: WORK_SETTINGS_ID,
    mayExist: true,
    nameOf: () => name,
    labels: LABELS,
    format: (_field, value) =>
      typeof value === 'boolean'
        ? value
          ? 'Yes'
          : 'No'
        : Array.isArray(value)
          ? value
              .map((each: string | { name?: string; from: string; to: string }) =>
                typeof each === 'string' ? each : (each.name ?? windowLabel(each)),
              )
              .join('\n')
          : null,
    savedText: `${name} saved.`,
  });
}

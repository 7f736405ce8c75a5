import { useSession } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import type { SiteFile } from '@/domain/demolition/site/siteFileSchema';
import { siteLogId } from '@/domain/demolition/site/siteLogSchema';
import { userName } from '@/domain/user/schema';
import { SubjectPhotos } from '@/entities/photo/SubjectPhotos';
import { calendarDay, nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { emptyLog, entriesOf, logFormSchema } from './logForm';
import { LogFormFields } from './LogFormFields';
import type { useSiteLogs } from './useSiteLogs';

type LogFormProps = {
  site: Pick<Stored<SiteFile>, 'id' | 'customerId' | 'jobIds'>;
  add: ReturnType<typeof useSiteLogs>['add'];
  onDone: () => void;
};

/** Adds to the day's log, under the user's own name, also offline. Entries others made that day stay. */
export function LogForm({ site, add, onDone }: LogFormProps) {
  const { uid, user, company } = useSession();
  const today = calendarDay(company.timeZone);
  const form = useSchemaForm({
    schema: logFormSchema,
    initialValues: emptyLog(today),
    draftKey: `${uid}:siteLog:${site.id}`,
  });
  return (
    <SchemaForm
      form={form}
      submitLabel="Add to the log"
      onCancel={onDone}
      onSubmit={async (values) => {
        await add(values.date, entriesOf(values, { by: uid, byName: userName(user), at: nowIso() }));
        notify.success('Daily log saved');
        onDone();
      }}
    >
      <LogFormFields form={form} today={today} />
      {site.customerId !== '' && (
        <SubjectPhotos
          target={{
            subjectKind: 'siteLog',
            subjectId: siteLogId(site.id, form.values.date || today),
            itemId: '',
            jobId: site.jobIds[0] ?? '',
            customerId: site.customerId,
            label: `Daily log ${form.values.date}`,
            stage: 'during',
          }}
        />
      )}
    </SchemaForm>
  );
}

import { collections } from '@/data/collections';
import type { Stored } from '@/domain/record/schema';
import { REPORT_IDS, REPORT_INFO } from '@/domain/report/ids';
import {
  DEFAULT_REPORT_SETTINGS,
  REPORT_MAILS_LIMIT,
  REPORT_SETTINGS_ID,
  reportSettingsSchema,
  type ReportSettings,
} from '@/domain/report/settings';
import { MANAGERS } from '@/domain/access/roles';
import { userName } from '@/domain/user/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { useReportSettings } from '@/entities/report/useReportSettings';
import { useMembers } from '@/entities/team/useMembers';
import { newId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { FormList } from '@/ui/forms/FormList';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormMultiSelect } from '@/ui/forms/FormMultiSelect';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';

const REPORT_OPTIONS = REPORT_IDS.map((value) => ({ value, label: REPORT_INFO[value].title }));

/** Edits report settings: monthly goal, hourly cost, and which reports are e-mailed. */
export function Component() {
  const { record, isLoading } = useReportSettings();
  const isWaiting = useFirstLoading(isLoading);
  return (
    <PageBody size="narrow">
      <PageHeader title="Goal, labor cost and e-mails" back={{ to: paths.reports, label: 'Reports' }} />
      {isWaiting ? <LoadingRows rows={6} /> : <SettingsForm record={record} />}
    </PageBody>
  );
}

function SettingsForm({ record }: { record: Stored<ReportSettings> | null }) {
  const members = useMembers()
    .members.filter(({ role }) => MANAGERS.includes(role))
    .map((member) => ({ value: member.id, label: userName(member) || member.email }));
  const editing = useRecordForm<ReportSettings, ReportSettings>({
    definition: collections.reportSettings,
    record,
    noun: 'report settings',
    schema: reportSettingsSchema,
    toForm: (settings) => reportSettingsSchema.parse(settings),
    startWith: DEFAULT_REPORT_SETTINGS,
    toFields: (values) => values,
    create: (values) => values,
    newId: REPORT_SETTINGS_ID,
    mayExist: true,
    nameOf: () => 'Report settings',
    labels: { salesGoalCents: 'Sales goal', laborCentsPerHour: 'Hourly labor cost', mails: 'E-mails', views: 'Views' },
    savedText: 'Report settings saved.',
  });
  const { form } = editing;
  return (
    <RecordForm editing={editing} submitLabel="Save">
      <Section title="Basis for figures">
        <OneColumn>
          <FormMoney
            form={form}
            name="salesGoalCents"
            label="Sales goal for a month"
            description="Shown on the start page and in the sales report. 0 is no goal."
          />
          <FormMoney
            form={form}
            name="laborCentsPerHour"
            label="Technician cost per hour"
            description="Wages with taxes, insurance, vehicle and benefits, on average. Only admins and managers see it."
          />
        </OneColumn>
      </Section>
      <Section
        title="By e-mail"
        description="The report of the month before, as a PDF with its charts and its tables as CSV files. It goes only to admins and managers who still have access on that day."
      >
        <FormList
          form={form}
          name="mails"
          label="E-mails"
          itemLabel="E-mail"
          addLabel="Add an e-mail"
          emptyText="No report goes out by e-mail."
          max={REPORT_MAILS_LIMIT}
          newItem={() => ({ id: newId(), report: 'sales' as const, dayOfMonth: 1, memberIds: [] })}
        >
          {(index) => (
            <OneColumn>
              <Pair>
                <FormSelect form={form} name={`mails.${index}.report`} label="Report" options={REPORT_OPTIONS} />
                <FormNumber form={form} name={`mails.${index}.dayOfMonth`} label="Day of the month" min={1} max={28} />
              </Pair>
              <FormMultiSelect form={form} name={`mails.${index}.memberIds`} label="To" options={members} />
            </OneColumn>
          )}
        </FormList>
      </Section>
    </RecordForm>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
import { READY_TEMPLATES, readyForm } from '@/domain/inspection/ready/list';
import { writeForm } from '@/domain/inspection/form';
import type { InspectionTemplate } from '@/domain/inspection/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { RecordGate } from '@/entities/record/RecordGate';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { TemplateBuilder } from '../components/TemplateBuilder';
import {
  newTemplate,
  startOf,
  TEMPLATE_LABELS,
  templateFormSchema,
  toTemplateFields,
  toTemplateForm,
  type TemplateFormValues,
} from '../templateForm';

const BACK = { to: paths.inspectionTemplates, label: 'Templates' };

/** Creates or edits a template; `new?from=…` starts with a copy. */
export function Component() {
  const { id = '' } = useParams();
  const can = useCan();
  if (!can('create', 'inspectionTemplates'))
    return (
      <PageBody size="normal">
        <PageHeader title="Inspection template" back={BACK} />
        <EmptyState
          title="You cannot change templates"
          text="Admins, managers and the office can."
          action={<LinkButton to={paths.inspectionTemplates}>All templates</LinkButton>}
        />
      </PageBody>
    );
  return <PageBody size="wide">{id === 'new' ? <NewTemplate /> : <StoredTemplate id={id} />}</PageBody>;
}

function StoredTemplate({ id }: { id: string }) {
  const read = useLiveRecord(collections.inspectionTemplates, id);
  return (
    <RecordGate
      id={id}
      noun="template"
      read={read}
      isEditing
      header={<PageHeader title="Inspection template" back={BACK} />}
      wayBack={<LinkButton to={paths.inspectionTemplates}>Back to templates</LinkButton>}
    >
      {(record) => <EditTemplate key={record.id} record={record} startWith={toTemplateForm(record)} draftOf="" />}
    </RecordGate>
  );
}

function NewTemplate() {
  const workspace = useWorkspace();
  const [params] = useSearchParams();
  const from = params.get('from') ?? '';
  const read = async (): Promise<TemplateFormValues> => {
    const ready = READY_TEMPLATES.find(({ id }) => id === from);
    if (ready) {
      const { name, trade, description } = ready;
      return startOf({ name, trade, description, form: await readyForm(ready) });
    }
    const own = await readOne(workspace, collections.inspectionTemplates, from);
    return own ? startOf({ ...toTemplateForm(own), name: `${own.name} (copy)` }) : startOf(null);
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['inspectionTemplateCopy', from],
    queryFn: read,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <EditTemplate record={null} startWith={data} draftOf={from} /> : <LoadingRows rows={8} />;
}

type EditTemplateProps = {
  record: Stored<InspectionTemplate> | null;
  startWith: TemplateFormValues;
  draftOf: string;
};

function EditTemplate({ record, startWith, draftOf }: EditTemplateProps) {
  const navigate = useNavigate();
  const leave = (): unknown => navigate(paths.inspectionTemplates);
  const editing = useRecordForm<InspectionTemplate, TemplateFormValues>({
    definition: collections.inspectionTemplates,
    record,
    noun: 'template',
    schema: templateFormSchema,
    toForm: toTemplateForm,
    startWith,
    toFields: toTemplateFields,
    complete: (values, base) => (writeForm(values.form) === base.form ? {} : { version: base.version + 1 }),
    create: newTemplate,
    draftOf,
    nameOf: ({ name }) => name,
    labels: TEMPLATE_LABELS,
    format: (field) => (field === 'form' ? 'As it is there' : null),
    follows: { version: 'form' },
    savedText: ({ name, version }) => `${name} saved as version ${version}.`,
    onSaved: leave,
  });
  return (
    <>
      <PageHeader
        title={record ? record.name : 'New template'}
        subtitle={
          record ? `Version ${record.version}. A changed form is the next version; inspections keep theirs.` : undefined
        }
        back={BACK}
      />
      <RecordForm editing={editing} onCancel={leave}>
        <TemplateBuilder form={editing.form} />
      </RecordForm>
    </>
  );
}

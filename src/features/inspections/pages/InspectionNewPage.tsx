import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { StartedTemplate } from '@/domain/inspection/create';
import { itemCount } from '@/domain/inspection/form';
import { technicianName } from '@/domain/technician/schema';
import { userName } from '@/domain/user/schema';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';
import { formatCount } from '@/ui/format/quantities';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { StartForm } from '../components/StartForm';
import { TemplateChoice } from '../components/TemplateChoice';
import { useInspectionOrigin } from '../hooks/useInspectionOrigin';
import { useStartInspection } from '../hooks/useStartInspection';
import type { InspectionFormValues } from '../inspectionForm';

const BACK = { to: paths.inspections, label: 'Inspections' };

/** Creates an inspection: first its template, then the unit or property. */
export function Component() {
  const session = useSession();
  const can = useCan();
  const { key, templateId, hrefOf, origin, error, refetch } = useInspectionOrigin();
  const technicians = useTechnicians();
  const isReadingTechnicians = useFirstLoading(technicians.isLoading);
  const isChoosing = templateId === '';
  const template = origin?.template ?? null;
  const body = (): React.ReactNode => {
    if (!can('create', 'inspections'))
      return (
        <NotAllowed
          ask="inspections"
          title="You cannot start inspections"
          needs="It needs the inspections feature."
          wayBack={<LinkButton to={paths.inspections}>All inspections</LinkButton>}
        />
      );
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (origin === null || isReadingTechnicians) return <LoadingRows rows={8} />;
    if (isChoosing) return <TemplateChoice hrefOf={hrefOf} equipmentTypes={origin.equipmentTypes} />;
    if (template === null || template.form.sections.length === 0)
      return (
        <EmptyState
          title="This template cannot be used"
          text="It was deleted, or is not on this device. Choose another one."
          action={<LinkButton to={hrefOf('')}>Choose a template</LinkButton>}
        />
      );
    const own = technicians.active.find(({ linkedUid }) => linkedUid === session.uid);
    const { customerId, propertyId, jobId, equipmentIds } = origin;
    return (
      <NewInspection
        key={key}
        draftOf={key}
        template={template}
        startWith={{
          customerId,
          propertyId,
          jobId,
          equipmentIds,
          title: template.name,
          inspectorName: own ? technicianName(own) : userName(session.user),
          weather: '',
        }}
      />
    );
  };
  return (
    <PageBody size={isChoosing ? 'normal' : 'narrow'}>
      <PageHeader
        title={isChoosing ? 'New inspection' : (template?.name ?? 'New inspection')}
        back={isChoosing ? BACK : { to: hrefOf(''), label: 'Templates' }}
        subtitle={
          isChoosing ? 'What do you inspect?' : template ? formatCount(itemCount(template.form), 'item') : undefined
        }
      />
      {body()}
    </PageBody>
  );
}

type NewInspectionProps = { template: StartedTemplate; startWith: InspectionFormValues; draftOf: string };

function NewInspection({ template, startWith: given, draftOf }: NewInspectionProps) {
  const navigate = useNavigate();
  const [startWith] = useState(given);
  const editing = useStartInspection({
    template,
    startWith,
    draftOf,
    onSaved: ({ id }) => navigate(paths.inspectionFill(id), { replace: true }),
  });
  return <StartForm template={template} editing={editing} onCancel={() => void navigate(-1)} />;
}

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { walkNotes } from '@/domain/diagnostics/guide/symptomTrees';
import { PROCEDURE_TITLES, type ProcedureKind } from '@/domain/diagnostics/procedures/kinds';
import { PROCEDURES } from '@/domain/diagnostics/procedures/procedures';
import { technicianName } from '@/domain/technician/schema';
import { userName } from '@/domain/user/schema';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { nowIso } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { DiagnosticEditor } from '../components/DiagnosticEditor';
import { FaultCodeLookup } from '../components/FaultCodeLookup';
import { KindChoice } from '../components/KindChoice';
import { SymptomWalk } from '../components/SymptomWalk';
import { newDiagnosticValues } from '../diagnosticForm';
import { useDiagnosticForm } from '../hooks/useDiagnosticForm';
import { useDiagnosticOrigin } from '../hooks/useDiagnosticOrigin';

const BACK = { to: paths.diagnostics, label: 'Diagnostics' };

/** Creates a set of readings: first what to measure, then the readings. */
export function Component() {
  const session = useSession();
  const can = useCan();
  const { key, kind, walk, hrefOf, origin, error, refetch } = useDiagnosticOrigin();
  const technicians = useTechnicians();
  const isReadingTechnicians = useFirstLoading(technicians.isLoading);
  const title = kind === null ? 'New readings' : PROCEDURE_TITLES[kind];
  const body = (): React.ReactNode => {
    if (!can('create', 'diagnostics'))
      return (
        <NotAllowed
          ask="readings"
          title="You cannot enter readings"
          needs="It needs the diagnostics feature."
          wayBack={<LinkButton to={paths.diagnostics}>All readings</LinkButton>}
        />
      );
    if (kind === null)
      return (
        <>
          <KindChoice hrefOf={hrefOf} />
          <SymptomWalk walk={walk} hrefOf={hrefOf} origin={origin} />
          <FaultCodeLookup />
        </>
      );
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (origin === null || isReadingTechnicians) return <LoadingRows rows={8} />;
    const own = technicians.active.find(({ linkedUid }) => linkedUid === session.uid);
    return (
      <NewSet
        key={`${kind}:${key}`}
        draftOf={`${kind}:${key}`}
        kind={kind}
        start={{
          ...origin,
          technicianName: own ? technicianName(own) : userName(session.user),
          notes: walk ? walkNotes(walk) : '',
        }}
      />
    );
  };
  return (
    <PageBody size={kind === null ? 'normal' : 'wide'}>
      <PageHeader
        title={title}
        back={kind === null ? BACK : { to: paths.diagnosticNew, label: 'Kinds of readings' }}
        subtitle={kind === null ? 'What do you measure?' : PROCEDURES[kind].purpose}
      />
      {body()}
    </PageBody>
  );
}

type Start = {
  customerId: string;
  propertyId: string;
  jobId: string;
  equipmentId: string;
  technicianName: string;
  notes: string;
  altitudeFt: number | null;
};

function NewSet({ kind, draftOf, start }: { kind: ProcedureKind; draftOf: string; start: Start }) {
  const navigate = useNavigate();
  const [startWith] = useState(() => {
    const { altitudeFt, ...known } = start;
    // Only if the procedure needs it.
    const asksElevation = altitudeFt !== null && 'altitudeFt' in PROCEDURES[kind].usual;
    return newDiagnosticValues(
      kind,
      { ...known, unitName: '', measuredAt: nowIso() },
      asksElevation ? { altitudeFt } : {},
    );
  });
  const editing = useDiagnosticForm({
    record: null,
    startWith,
    draftOf,
    onSaved: ({ id }) => navigate(paths.diagnosticView(id), { replace: true }),
  });
  return <DiagnosticEditor editing={editing} onCancel={() => void navigate(-1)} />;
}

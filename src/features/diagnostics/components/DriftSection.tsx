import { Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { ProcedureKind } from '@/domain/diagnostics/procedures/kinds';
import { assessed } from '@/domain/diagnostics/record/readings';
import type { Judged } from '@/domain/diagnostics/verdict/judgment';
import { driftSince } from '@/domain/diagnostics/verdict/drift';
import { paths } from '@/lib/paths';
import { formatDate } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { useUnitHistory } from '../hooks/useUnitHistory';
import { movedText, valueText } from '@/entities/diagnostic/verdictWords';
import classes from './diagnostics.module.css';
import { DriftChart } from './DriftChart';

type DriftSectionProps = {
  equipmentId: string;
  kind: ProcedureKind;
  exceptId: string;
  measuredAt: string;
  judged: readonly Judged[];
};

/** Shows how far this unit has drifted from its own baseline, which matters even while everything is within limits. */
export function DriftSection({ equipmentId, kind, exceptId, measuredAt, judged }: DriftSectionProps) {
  const { timeZone } = useSession().company;
  const { sets, baseline } = useUnitHistory({ equipmentId, kind, exceptId });
  if (baseline === null || baseline.measuredAt > measuredAt) return null;
  const moved = driftSince(assessed(baseline).judged, judged);
  if (moved.length === 0) return null;
  const findings = moved.filter(({ isFinding }) => isFinding);
  const first = findings[0];
  return (
    <Section
      title="Since the baseline"
      description={`${formatDate(baseline.measuredAt, timeZone)}, the unit’s own readings; numbers with a target are compared by their distance from it.`}
      actions={<RouterLink to={paths.diagnosticView(baseline.id)}>Baseline</RouterLink>}
    >
      <Text mb="xs" fw={600}>
        {findings.length === 0
          ? 'Nothing has moved by more than the readings are uncertain.'
          : `Moved: ${findings.map(({ label }) => label.toLowerCase()).join(', ')}`}
      </Text>
      <DriftChart
        id={first?.id ?? moved[0]?.id ?? ''}
        points={[
          ...sets
            .filter((one) => one.measuredAt < measuredAt)
            .map((one) => ({ at: one.measuredAt, judged: assessed(one).judged })),
          { at: measuredAt, judged },
        ]}
      />
      <table className={classes['drift']}>
        <caption className="visually-hidden">Readings against the baseline</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Reading</span>
            </th>
            <th scope="col">Then</th>
            <th scope="col">Now</th>
            <th scope="col">Moved</th>
          </tr>
        </thead>
        <tbody>
          {moved.map(({ id, label, unit, digits, before, now, moved: by, isFinding }) => (
            <tr key={id} data-finding={isFinding || undefined}>
              <th scope="row">{label}</th>
              <td>{valueText({ value: before, digits, unit: '' })}</td>
              <td>{valueText({ value: now, digits, unit: '' })}</td>
              <td>{movedText(by, digits, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

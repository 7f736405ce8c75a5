import { psiText } from '@/domain/plumbing/report/words';
import { inUnits } from '@/domain/calculation/units';
import type { LiveResult } from '@/domain/plumbing/project/calculateLive';
import { useUnits } from '@/entities/calculation/useUnits';
import { LineChart } from '@/ui/charts/LineChart';

/** Charts the pressure from the main to the governing outlet, and the outlet's need. The adjacent table has each value. */
export function PressureProfile({ live }: { live: LiveResult }) {
  const { system, unit } = useUnits();
  const { water } = live.result ?? {};
  if (!water || water.profile.length < 2) return null;
  const needed = Math.max(
    0,
    ...water.outlets.filter(({ fixture }) => fixture === water.criticalFixture).map(({ neededPsi }) => neededPsi),
  );
  return (
    <LineChart
      caption={`Pressure along the critical path to ${water.criticalFixture}, ${unit('pressure')}`}
      points={water.profile.map(({ segment, psi }) => ({
        id: segment,
        label: String(Math.round(inUnits(psi, 'pressure', system))),
        value: inUnits(psi, 'pressure', system),
      }))}
      levels={[
        {
          label: `needed at the outlet, ${psiText(needed, system)}`,
          value: inUnits(needed, 'pressure', system),
          tone: 'quiet',
        },
      ]}
    />
  );
}

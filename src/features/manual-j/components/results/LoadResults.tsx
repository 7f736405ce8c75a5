import { Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { readInputs } from '@/domain/load-calc/check/readInputs';
import { groupedAssumptions } from '@/domain/load-calc/assumptions';
import type { ConsideredEquipment } from '@/domain/load-calc/project/schema';
import type { QuickAssumption } from '@/domain/load-calc/quick/quickHouse';
import { airflows } from '@/domain/load-calc/report/airflowFigures';
import type { LoadIssue, LoadResult } from '@/domain/load-calc/result';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { Section } from '@/ui/layout/Section';
import { ComponentLoads } from './ComponentLoads';
import { DuctLosses } from './DuctLosses';
import { ExplainProvider } from './ExplainProvider';
import { GlassCurve } from './GlassCurve';
import { Assumptions, LoadWarnings } from './LoadNotes';
import { LoadTotals } from './LoadTotals';
import { RoomBalanceTable } from './RoomBalanceTable';
import { RoomLoadsTable } from './RoomLoadsTable';
import { SensitivityBars } from './SensitivityBars';
import { ZoneTable } from './ZoneTable';

type LoadResultsProps = {
  inputs: LoadInputs;
  /** Calculated from these inputs. */
  result: LoadResult;
  /** Warnings of `readInputs`, if the caller already has them. */
  warnings?: readonly LoadIssue[];
  /** Equipment whose blower determines the rooms' airflow; otherwise the loads do. */
  blower?: ConsideredEquipment | undefined;
  /** Assumptions the quick mode made about the house. */
  madeUp?: readonly QuickAssumption[];
  /** Opens a field of the input record. Without it, the results are read-only. */
  onShowField?: ((path: string) => void) | undefined;
  /** True when the house's loads are already shown above. */
  isBelowLoads?: boolean;
};

/** Shows all results of a calculation. Every number opens its derivation. */
export function LoadResults(props: LoadResultsProps) {
  const { inputs, result, warnings, blower, madeUp = [], onShowField, isBelowLoads = false } = props;
  const air = useMemo(() => airflows(inputs, result, blower), [inputs, result, blower]);
  const issues = useMemo(() => warnings ?? readInputs(inputs).warnings, [inputs, warnings]);
  const assumptions = useMemo(() => {
    const { heating, coolingSensible, coolingLatent } = result.block;
    return groupedAssumptions([heating.total, coolingSensible.total, coolingLatent.total, air.heating, air.cooling]);
  }, [result, air]);

  return (
    <ExplainProvider onShowField={onShowField}>
      <Stack gap="md">
        <LoadWarnings warnings={issues} onShowField={onShowField} />
        <Section title="Heating and cooling">
          <Text size="sm" c="dimmed" mb="sm" className="no-print">
            Tap a number to see where it comes from.
          </Text>
          <LoadTotals inputs={inputs} result={result} air={air} isBelowLoads={isBelowLoads} />
        </Section>
        <Section title="Where the loads come from">
          <ComponentLoads block={result.block} />
        </Section>
        <Section title="Rooms">
          <Stack gap="lg">
            <RoomLoadsTable result={result} air={air} />
            <RoomBalanceTable result={result} />
            <ZoneTable inputs={inputs} result={result} air={air} />
          </Stack>
        </Section>
        <Section title="Glass through the day">
          <GlassCurve result={result} />
        </Section>
        <Section title="Ducts">
          <DuctLosses inputs={inputs} result={result} />
        </Section>
        <Section title="What moves the loads">
          <SensitivityBars inputs={inputs} result={result} />
        </Section>
        {assumptions.length + madeUp.length > 0 && (
          <Section
            title="Assumptions"
            description="These values are assumed. Replace each with what you know about the house."
          >
            <Assumptions
              assumptions={assumptions}
              madeUp={madeUp}
              inputs={inputs}
              result={result}
              onShowField={onShowField}
            />
          </Section>
        )}
      </Stack>
    </ExplainProvider>
  );
}

import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { designPlan } from '@/domain/duct-design/plan/designPlan';
import type { DuctPlan } from '@/domain/duct-design/plan/schema';
import type { ConsideredEquipment } from '@/domain/load-calc/project/schema';
import { airflows } from '@/domain/load-calc/report/airflowFigures';
import type { LoadResult } from '@/domain/load-calc/result';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { Section } from '@/ui/layout/Section';
import { DuctVerdict, DuctWorksheet } from './DuctFigures';
import { DuctTree } from './DuctTree';

type DuctsViewProps = {
  plan: DuctPlan;
  inputs: LoadInputs;
  result: LoadResult;
  blower: ConsideredEquipment | undefined;
};

/** Shows the ducts read-only, for reading and printing. */
export function DuctsView({ plan, inputs, result, blower }: DuctsViewProps) {
  const designed = useMemo(
    () => designPlan(plan, airflows(inputs, result, blower), inputs.site.elevationFt),
    [plan, inputs, result, blower],
  );
  return (
    <Section title="Duct sizes">
      <Stack gap="md">
        <DuctVerdict designed={designed} />
        {designed.design && (
          <>
            <DuctTree design={designed.design} deliveries={designed.deliveries} />
            <DuctWorksheet design={designed.design} />
          </>
        )}
      </Stack>
    </Section>
  );
}

import { Button, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { mendsOf } from '@/domain/duct-design/plan/mends';
import type { DuctPlan } from '@/domain/duct-design/plan/schema';
import type { Airflows } from '@/domain/load-calc/report/airflowFigures';

type DuctMendsProps = {
  plan: DuctPlan;
  /** Duct end that is short of air. */ id: string;
  air: Airflows;
  elevationFt: number;
  onMend: (plan: DuctPlan) => void;
};

/** Lists changes that would give a duct its air, each tried with the engine. */
export function DuctMends({ plan, id, air, elevationFt, onMend }: DuctMendsProps) {
  const mends = useMemo(() => mendsOf(plan, id, air, elevationFt), [plan, id, air, elevationFt]);
  return (
    <Stack gap={4} align="flex-start">
      <Text size="sm" fw={600}>
        {mends.length === 0 ? `No single change brings ${id} its air` : `Any of these brings ${id} its air`}
      </Text>
      {mends.map((mend) => (
        <Button key={mend.id} variant="default" onClick={() => onMend(mend.plan)}>
          {mend.text}
        </Button>
      ))}
    </Stack>
  );
}

import { Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { readDucts } from '@/domain/duct-design/plan/readDucts';
import { readPlan } from '@/domain/floor-plan/readPlan';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { readHouse } from '@/domain/load-calc/project/house';
import type { ViewedLoad } from '@/domain/load-calc/project/viewed';
import { QUICK_LABEL } from '@/domain/load-calc/quick/quickHouse';
import { designFacts, DISCLAIMER, EDITION, houseFacts, stationText } from '@/domain/load-calc/report/designFacts';
import { answersOf, quickAssumptions } from '@/domain/load-calc/report/loadReport';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { useUnits } from '@/entities/calculation/useUnits';
import { DuctsView } from '../ducts/DuctsView';
import { PlanView } from '../plan/PlanView';
import { EquipmentCheck } from '../results/EquipmentCheck';
import { LoadResults } from '../results/LoadResults';
import { InputTables } from './InputTables';
import classes from './LoadView.module.css';

/** Shows a read-only, printable calculation: input, results, assumptions. Calculated here, with the editor's engine. */
export function LoadView({
  viewed,
  dateText,
}: {
  viewed: ViewedLoad;
  /** Date of the last change. */ dateText: string;
}) {
  const { system } = useUnits();
  const { inputs, errors } = useMemo(() => readHouse(viewed.house), [viewed.house]);
  const ducts = useMemo(() => readDucts(viewed.ducts), [viewed.ducts]);
  const plan = useMemo(() => readPlan(viewed.floorPlan), [viewed.floorPlan]);
  const result = useMemo(() => inputs && calculateLoads(inputs), [inputs]);
  if (!inputs || !result) {
    return (
      <InlineNotice tone="danger" title="The loads cannot be calculated">
        {errors[0]?.message ?? 'The house cannot be read.'}
      </InlineNotice>
    );
  }
  const isQuick = viewed.mode === 'quick';
  return (
    <Stack gap="md">
      {isQuick && <InlineNotice tone="warning">{QUICK_LABEL}</InlineNotice>}
      <Section title="What it is for">
        <DetailList
          columns={3}
          items={[
            { label: 'Address', value: viewed.address, isHiddenWhenEmpty: true },
            { label: 'Customer', value: viewed.customerName, isHiddenWhenEmpty: true },
            { label: 'Number', value: viewed.number, isHiddenWhenEmpty: true },
            { label: 'Date', value: dateText },
            { label: 'Climate station', value: stationText(viewed.station, system), isHiddenWhenEmpty: true },
            { label: 'Method', value: EDITION },
            ...designFacts(inputs, system),
          ]}
        />
      </Section>
      {plan && <PlanView plan={plan} inputs={inputs} result={result} />}
      <LoadResults
        inputs={inputs}
        result={result}
        blower={viewed.considered[0]}
        madeUp={quickAssumptions(answersOf(viewed), inputs)}
      />
      <Section title="Equipment">
        <EquipmentCheck
          inputs={inputs}
          result={result}
          considered={viewed.considered}
          hdd65PerCdd50={viewed.station?.hdd65PerCdd50 ?? null}
          isQuick={isQuick}
        />
      </Section>
      {ducts && <DuctsView plan={ducts} inputs={inputs} result={result} blower={viewed.considered[0]} />}
      <Section title="The house as entered">
        <Stack gap="lg">
          <DetailList columns={3} items={houseFacts(inputs, system)} />
          <InputTables inputs={inputs} />
        </Stack>
      </Section>
      <Text className={classes.disclaimer ?? ''}>{DISCLAIMER}</Text>
    </Stack>
  );
}

import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { designPlan } from '@/domain/duct-design/plan/designPlan';
import { addDuct } from '@/domain/duct-design/plan/editPlan';
import type { DuctPlan } from '@/domain/duct-design/plan/schema';
import { startPlan } from '@/domain/duct-design/plan/startPlan';
import { airflows, blowerFindings, neededAirflows } from '@/domain/load-calc/report/airflowFigures';
import { shortAirText } from '@/domain/load-calc/report/sizingWords';
import { useUnits } from '@/entities/calculation/useUnits';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { useEditing, useFields } from '../editor/editingContext';
import { ExplainProvider } from '../results/ExplainProvider';
import { BlowerFields } from './BlowerFields';
import { DuctFields } from './DuctFields';
import { DuctVerdict, DuctWorksheet } from './DuctFigures';
import { DuctMends } from './DuctMends';
import { DuctTree } from './DuctTree';
import { NoDucts } from './NoDucts';

/** Edits the ducts by Manual D: verdict, tree, selected duct, blower, and worksheet. */
export function DuctsPanel() {
  const { editor } = useFields();
  const { draft, calculated, result } = useEditing();
  const [selected, setSelected] = useState('');
  const blower = draft.considered[0];
  const air = useMemo(() => airflows(calculated, result, blower), [calculated, result, blower]);
  const { system } = useUnits();
  const shortAir = useMemo(
    () => (blower ? shortAirText(blowerFindings(blower, neededAirflows(calculated, result, blower)), system) : ''),
    [calculated, result, blower, system],
  );
  const { elevationFt } = calculated.site;
  const plan = useDeferredValue(draft.ducts);
  const designed = useMemo(() => plan && designPlan(plan, air, elevationFt), [plan, air, elevationFt]);
  const change = (step: string, ducts: DuctPlan | null, next?: string): void => {
    editor.change(step, (now) => ({ ...now, ducts }));
    if (next !== undefined) setSelected(next);
  };
  if (!draft.ducts || !plan || !designed)
    return <NoDucts hasRooms={air.rooms.length > 0} onStart={() => change('', startPlan(calculated, air))} />;
  const { ducts } = draft;
  const guessed = ducts.sections.filter(({ isLengthGuessed }) => isLengthGuessed).length;
  const duct = ducts.sections.find(({ id }) => id === selected);
  const short = designed.deliveries.find(({ id, isShort }) => isShort && (id === selected || !duct));
  return (
    <ExplainProvider>
      <Stack gap="md">
        {shortAir !== '' && (
          <InlineNotice tone="warning" title="The chosen blower moves too little air">
            {shortAir} These ducts are sized for what it moves.
          </InlineNotice>
        )}
        <DuctVerdict designed={designed} />
        {short && (
          <DuctMends
            plan={plan}
            id={short.id}
            air={air}
            elevationFt={elevationFt}
            onMend={(next) => change('', next)}
          />
        )}
        <Section
          title="Ducts"
          actions={(['supply', 'return'] as const).map((side) => (
            <Button
              key={side}
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => {
                const added = addDuct(ducts, side, '');
                change('', added.plan, added.id);
              }}
            >
              {side === 'supply' ? 'Supply' : 'Return'}
            </Button>
          ))}
        >
          <Text size="sm" c="dimmed" mb="sm">
            As wide as their air. Dashed and red: short of air or too fast. Choose a duct to change it.
            {guessed > 0 && ` ${formatCount(guessed, 'length is', 'lengths are')} guessed until entered.`}
          </Text>
          {designed.design && (
            <DuctTree
              design={designed.design}
              deliveries={designed.deliveries}
              selected={selected}
              onSelect={setSelected}
            />
          )}
        </Section>
        {duct && (
          <Section title={duct.id}>
            <DuctFields
              plan={ducts}
              duct={duct}
              size={designed.design?.ducts.find(({ id }) => id === duct.id)?.size}
              rooms={air.rooms.map(({ id }) => id)}
              onChange={change}
            />
          </Section>
        )}
        <Section title="Blower and what it blows through">
          <BlowerFields plan={ducts} onChange={change} />
        </Section>
        {designed.design && (
          <Section title="Friction rate">
            <DuctWorksheet design={designed.design} />
          </Section>
        )}
      </Stack>
    </ExplainProvider>
  );
}

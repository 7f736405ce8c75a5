import { Chip, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { changeText, headline, moveText, SENSITIVITY_GROUP_LABELS } from '@/domain/load-calc/report/sensitivityWords';
import type { LoadResult } from '@/domain/load-calc/result';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { sensitivities, type Sensitivity } from '@/domain/load-calc/sensitivity';
import { useUnits } from '@/entities/calculation/useUnits';
import { ChartLegend } from '@/ui/charts/ChartLegend';
import { fillOf } from '@/ui/charts/fill';
import classes from './SensitivityBars.module.css';

const LEGEND = [
  { tone: 'heat', label: 'Heating' },
  { tone: 'cool', label: 'Cooling' },
] as const;
/** Debounce: a dozen calculations run once typing has paused this long. */
const PAUSE_MS = 400;

type SensitivityBarsProps = { inputs: LoadInputs; result: LoadResult };

/** Shows the effect of single changes on the loads, largest first: where it pays to double-check, or to insulate. */
export function SensitivityBars({ inputs, result }: SensitivityBarsProps) {
  const typed = useMemo(() => ({ inputs, result }), [inputs, result]);
  const [settled] = useDebouncedValue(typed, PAUSE_MS);
  const all = useMemo(() => sensitivities(settled.inputs, settled.result), [settled]);
  const [group, setGroup] = useState('');
  const groups = [...new Set(all.map((each) => each.group))];
  // The house may no longer have the group being filtered by.
  const isFiltered = groups.some((each) => each === group);
  const shown = isFiltered ? all.filter((each) => each.group === group) : all;
  const most = Math.max(
    ...all.map(({ heatingShare, coolingShare }) => Math.max(Math.abs(heatingShare), Math.abs(coolingShare))),
    0.01,
  );

  return (
    <Stack gap="sm" aria-busy={settled !== typed}>
      <Text fw={600}>{headline(shown)}</Text>
      <Chip.Group
        value={isFiltered ? group : ''}
        onChange={(value) => setGroup(typeof value === 'string' ? value : '')}
      >
        <Group gap="xs" role="group" aria-label="Changes of" className="no-print">
          <Chip value="">All</Chip>
          {groups.map((each) => (
            <Chip key={each} value={each}>
              {SENSITIVITY_GROUP_LABELS[each]}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <ChartLegend items={LEGEND} />
      <ul className={classes.changes}>
        {shown.map((each) => (
          <SensitivityRow key={each.id} sensitivity={each} most={most} />
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        Each line changes one thing and recalculates the whole house. Lines do not add up.
      </Text>
    </Stack>
  );
}

function SensitivityRow({ sensitivity, most }: { sensitivity: Sensitivity; most: number }) {
  const { show, system } = useUnits();
  const moves = [
    { tone: 'heat', name: 'Heating', share: sensitivity.heatingShare, btuh: sensitivity.heatingBtuh },
    { tone: 'cool', name: 'Cooling', share: sensitivity.coolingShare, btuh: sensitivity.coolingBtuh },
  ] as const;
  return (
    <li className={classes.change}>
      <span className={classes.name}>{changeText(sensitivity, system)}</span>
      {moves.map(({ tone, name, share, btuh }) => {
        const length = (Math.abs(share) / most) * 50;
        return (
          <span key={tone} className={classes.move}>
            <span className={classes.signed} aria-hidden>
              <span
                {...fillOf(tone, classes.moved)}
                style={{ insetInlineStart: `${share < 0 ? 50 - length : 50}%`, width: `${length}%` }}
              />
            </span>
            <span className={classes.value}>
              {name} {moveText(share)}
              {Math.abs(btuh) >= 0.5 && ` (${show(btuh, 'load', { isSigned: true })})`}
            </span>
          </span>
        );
      })}
    </li>
  );
}

import { Button, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { consideredEquipmentSchema, type ConsideredEquipment } from '@/domain/load-calc/project/schema';
import { neededAirflows } from '@/domain/load-calc/report/airflowFigures';
import { heatKindOf, heatPumpOf, heatPumpTexts } from '@/domain/load-calc/report/heatFigures';
import { bestFit, findingsOf } from '@/domain/load-calc/report/sizingWords';
import type { LoadResult } from '@/domain/load-calc/result';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { QUICK_LABEL } from '@/domain/load-calc/quick/quickHouse';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { useUnits } from '@/entities/calculation/useUnits';
import classes from './EquipmentCheck.module.css';
import { EquipmentComparison } from './EquipmentComparison';
import { EquipmentFields } from './EquipmentFields';
import { EquipmentFindings } from './EquipmentFindings';

/** Maximum that the record stores. */
const MOST = 3;

const NOT_RATED =
  'Its balance point and the backup that it needs follow from its outputs at 47 and 17 °F: enter them with the equipment of the house.';

type EquipmentCheckProps = {
  inputs: LoadInputs;
  result: LoadResult;
  considered: readonly ConsideredEquipment[];
  /** From the climate station; decides whether a heat pump may exceed the cooling load. */
  hdd65PerCdd50?: number | null;
  /** Whether the loads are from a first visit. */
  isQuick?: boolean;
  /** Without it, the equipment is read-only. */
  onChange?: ((considered: ConsideredEquipment[]) => void) | undefined;
};

/** Compares the equipment being considered side by side, against the limits of Manual S. */
export function EquipmentCheck({
  inputs,
  result,
  considered,
  hdd65PerCdd50 = null,
  isQuick = false,
  onChange,
}: EquipmentCheckProps) {
  const findings = considered.map((equipment) => findingsOf(inputs, result, equipment, hdd65PerCdd50));
  const best = bestFit(findings);
  const heatPump = heatPumpOf(inputs, result);
  const { system } = useUnits();
  const nameOf = (index: number): string => considered[index]?.name || `Choice ${index + 1}`;
  return (
    <Stack gap="md">
      {isQuick && <InlineNotice tone="warning">{QUICK_LABEL}</InlineNotice>}
      {considered.length === 0 && (
        <Text c="dimmed">
          {onChange
            ? 'Add what you think of installing, with its capacities at the design conditions from the data sheet. Up to three are compared.'
            : 'No equipment was considered.'}
        </Text>
      )}
      {considered.length > 0 && (
        <Text size="sm" c="dimmed">
          The loads here leave out blower heat, so cooling is less than on the other pages: capacities are net of the
          fan, at the design conditions.
        </Text>
      )}
      {considered.length > 1 && (
        <EquipmentComparison names={considered.map((_, index) => nameOf(index))} findings={findings} best={best} />
      )}
      <div className={classes.choices}>
        {considered.map((equipment, index) => (
          // Keyed by index, as they have no ID, and by count, so a rejected input disappears with its choice.
          <section key={`${considered.length}:${index}`} className={classes.choice} aria-label={nameOf(index)}>
            <div className={classes.head}>
              <h3 className={classes.title}>{nameOf(index)}</h3>
              {best === index && <StatusBadge tone="success" label="Fits best" />}
            </div>
            {!onChange && (
              <Text size="sm" c="dimmed">
                {equipment.isHeatPump ? 'Heat pump, ' : ''}
                {equipment.compressor}
              </Text>
            )}
            <div className={classes.sides}>
              <EquipmentFindings
                equipment={equipment}
                findings={findings[index] ?? []}
                winter={!equipment.isHeatPump ? [] : heatPump ? heatPumpTexts(heatPump, inputs, system) : [NOT_RATED]}
                needed={neededAirflows(inputs, result, equipment)}
              />
              {onChange && (
                <EquipmentFields
                  equipment={equipment}
                  heat={heatKindOf(inputs, equipment)}
                  onChange={(changed) => onChange(considered.map((each, at) => (at === index ? changed : each)))}
                />
              )}
            </div>
            {onChange && (
              <Button
                variant="text"
                c="var(--fw-danger-fg)"
                style={{ justifySelf: 'start' }}
                leftSection={<IconTrash size={18} aria-hidden />}
                onClick={() => onChange(considered.filter((_, at) => at !== index))}
              >
                Remove {nameOf(index)}
              </Button>
            )}
          </section>
        ))}
      </div>
      {onChange && considered.length < MOST && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => onChange([...considered, consideredEquipmentSchema.parse({})])}
          >
            Add equipment
          </Button>
        </div>
      )}
    </Stack>
  );
}

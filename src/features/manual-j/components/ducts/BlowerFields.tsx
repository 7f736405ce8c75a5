import { Button, Group, Radio, Stack, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import {
  blowerSettingSchema,
  ductPlanSchema,
  type BlowerSetting,
  type DuctPlan,
} from '@/domain/duct-design/plan/schema';
import { Pair } from '@/ui/layout/Pair';
import { DuctNumber } from './DuctNumber';

const MOST_SETTINGS = 6;
const LOSS = ductPlanSchema.shape.devices.element.shape.lossInWc;

type BlowerFieldsProps = { plan: DuctPlan; onChange: (step: string, plan: DuctPlan) => void };

/** Edits the blower settings, including the design one, and pressure losses of non-duct components. */
export function BlowerFields({ plan, onChange }: BlowerFieldsProps) {
  const { settings, devices } = plan;
  const changeSetting = (at: number, changes: Partial<BlowerSetting>): void =>
    onChange(`ducts.settings.${at}.${Object.keys(changes).join()}`, {
      ...plan,
      settings: settings.map((each, index) => (index === at ? { ...each, ...changes } : each)),
    });
  const last = settings.at(-1);
  return (
    <Stack gap="md">
      <Switch
        label="Quiet ducts"
        description="Sizes keep to the velocity that is not heard. Off, ducts are smaller and may be heard."
        checked={plan.isQuiet}
        onChange={({ currentTarget }) => onChange('', { ...plan, isQuiet: currentTarget.checked })}
      />
      {settings.map(({ name, cfm, externalStaticInWc }, index) => (
        <Pair least="11rem" gap="sm" isEven key={index}>
          <Radio
            label={name || `Setting ${index + 1}`}
            checked={index === plan.setting}
            onChange={() => onChange('', { ...plan, setting: index })}
          />
          <DuctNumber
            label="Airflow"
            quantity="airflow"
            value={cfm}
            schema={blowerSettingSchema.shape.cfm}
            onChange={(value) => changeSetting(index, { cfm: value })}
          />
          <DuctNumber
            label="External static pressure"
            quantity="airPressure"
            value={externalStaticInWc}
            schema={blowerSettingSchema.shape.externalStaticInWc}
            onChange={(value) => changeSetting(index, { externalStaticInWc: value })}
          />
        </Pair>
      ))}
      {last && settings.length < MOST_SETTINGS && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => onChange('', { ...plan, settings: [...settings, { ...last, name: '' }] })}
          >
            Add a blower setting
          </Button>
        </Group>
      )}
      <Pair least="11rem" gap="sm" isEven>
        {devices.map(({ name, lossInWc }, index) => (
          <DuctNumber
            key={name}
            label={`Loss of the ${name.toLowerCase()}`}
            quantity="airPressure"
            value={lossInWc}
            schema={LOSS}
            onChange={(value) =>
              onChange(`ducts.devices.${index}`, {
                ...plan,
                devices: devices.map((each, at) => (at === index ? { ...each, lossInWc: value } : each)),
              })
            }
          />
        ))}
      </Pair>
    </Stack>
  );
}

import type { ApplianceInput } from '@/domain/plumbing/project/schema';
import { Accordion } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useUnits } from '@/entities/calculation/useUnits';
import { ApplianceFields } from './ApplianceFields';
import classes from './editor.module.css';
import { asIdPart } from './FixtureItem';

type ApplianceItemProps = { appliance: ApplianceInput; index: number; fault: string };

/** Shows a gas appliance in the list with its load, pipe and error; expands to its fields. */
export function ApplianceItem({ appliance, index, fault }: ApplianceItemProps) {
  const { show } = useUnits();
  const { id, gas: on, btuh, cfh } = appliance;
  const load = btuh !== undefined ? show(btuh, 'load') : cfh !== undefined ? show(cfh, 'gasFlow') : 'no load yet';
  return (
    <Accordion.Item value={asIdPart(id)}>
      <Accordion.Control>
        <span className={classes['entry']}>
          <strong>{id}</strong>
          <span>
            {load} · {on}
          </span>
          {fault !== '' && (
            <em>
              <IconAlertTriangle size={16} aria-hidden /> {fault}
            </em>
          )}
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        <ApplianceFields appliance={appliance} index={index} />
      </Accordion.Panel>
    </Accordion.Item>
  );
}

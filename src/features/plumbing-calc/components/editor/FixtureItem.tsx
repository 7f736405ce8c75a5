import type { FixtureInput } from '@/domain/plumbing/project/schema';
import { Accordion } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEditing } from './editingContext';
import classes from './editor.module.css';
import { FixtureFields } from './FixtureFields';

export const asIdPart = (name: string): string => encodeURIComponent(name);

type FixtureItemProps = { fixture: FixtureInput; index: number; fault: string };

/** Shows a fixture in the list with its connections and error; expands to its fields. */
export function FixtureItem({ fixture, index, fault }: FixtureItemProps) {
  const { live } = useEditing();
  const outlet = live.result?.water?.outlets.find((one) => one.fixture === fixture.id && !one.ok);
  const places = [fixture.cold, fixture.hot, fixture.drain, fixture.vent].filter(Boolean).join(' · ');
  return (
    <Accordion.Item value={asIdPart(fixture.id)}>
      <Accordion.Control>
        <span className={classes['entry']}>
          <strong>
            {(fixture.qty ?? 1) > 1 && `${fixture.qty} × `}
            {fixture.id}
          </strong>
          <span>
            {fixture.fixture.replaceAll('-', ' ')}
            {places !== '' && ` · ${places}`}
          </span>
          {(fault !== '' || outlet) && (
            <em>
              <IconAlertTriangle size={16} aria-hidden />{' '}
              {fault || `${outlet?.psi} psi at the outlet, ${outlet?.neededPsi} psi is needed`}
            </em>
          )}
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        <FixtureFields fixture={fixture} index={index} />
      </Accordion.Panel>
    </Accordion.Item>
  );
}

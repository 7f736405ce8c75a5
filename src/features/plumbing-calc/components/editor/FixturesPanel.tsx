import { Accordion, Button } from '@mantine/core';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import { addAppliance, addFixture, appliancesOf, fixturesOf, segmentsOf } from '@/domain/plumbing/edit/editTree';
import { useUnits } from '@/entities/calculation/useUnits';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Section } from '@/ui/layout/Section';
import { AddMenu } from './AddMenu';
import { ApplianceFields } from './ApplianceFields';
import { useEditing } from './editingContext';
import classes from './editor.module.css';
import { FixtureFields } from './FixtureFields';

/** What is opened is named by it in `aria-controls`, where a space would begin another id. */
const asIdPart = (name: string): string => encodeURIComponent(name);

/** All fixtures and gas appliances, each with the pipes that it is on. */
export function FixturesPanel() {
  const { draft, live, edit } = useEditing();
  const { show } = useUnits();
  const { tree } = draft;
  const faultsOf = (list: 'fixtures' | 'appliances', index: number): string =>
    live.faults
      .filter(({ path }) => path === `${list}.${index}` || path.startsWith(`${list}.${index}.`))
      .map(({ message }) => message)
      .join('; ');
  const firstOf = (system: string): string | undefined => segmentsOf(tree).find((one) => one.system === system)?.id;
  const cold = firstOf('cold');
  const drain = firstOf('drain');
  const gas = firstOf('gas');
  const addOne = (): void => {
    const places = { ...(cold !== undefined && { cold }), ...(drain !== undefined && { drain }) };
    edit('', () => addFixture(tree, { fixture: 'lavatory', ...places }).tree);
  };
  return (
    <div className={classes['stack']}>
      <Section
        title="Fixtures"
        description="Entered once: they load cold and hot water, drains and vents."
        actions={
          <>
            {(cold ?? drain) !== undefined && (
              <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={addOne}>
                One fixture
              </Button>
            )}
            <AddMenu />
          </>
        }
      >
        {fixturesOf(tree).length === 0 && (
          <EmptyState title="No fixtures yet" text="Add a group: its branches and the mains are put in with it." />
        )}
        <Accordion variant="separated" keepMounted={false}>
          {fixturesOf(tree).map((fixture, index) => {
            const fault = faultsOf('fixtures', index);
            const outlet = live.result?.water?.outlets.find((one) => one.fixture === fixture.id && !one.ok);
            const places = [fixture.cold, fixture.hot, fixture.drain, fixture.vent].filter(Boolean).join(' · ');
            return (
              <Accordion.Item key={fixture.id} value={asIdPart(fixture.id)}>
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
          })}
        </Accordion>
      </Section>
      <Section
        title="Gas appliances"
        actions={
          gas !== undefined && (
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => edit('', () => addAppliance(tree, { id: 'Appliance', gas, btuh: 40_000 }).tree)}
            >
              One appliance
            </Button>
          )
        }
      >
        {appliancesOf(tree).length === 0 && (
          <EmptyState
            title="No gas appliances"
            text="Add one from the menu: its branch and the gas main come with it."
          />
        )}
        <Accordion variant="separated" keepMounted={false}>
          {appliancesOf(tree).map((appliance, index) => {
            const fault = faultsOf('appliances', index);
            const { id, gas: on, btuh, cfh } = appliance;
            const load =
              btuh !== undefined ? show(btuh, 'load') : cfh !== undefined ? show(cfh, 'gasFlow') : 'no load yet';
            return (
              <Accordion.Item key={id} value={asIdPart(id)}>
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
          })}
        </Accordion>
      </Section>
    </div>
  );
}

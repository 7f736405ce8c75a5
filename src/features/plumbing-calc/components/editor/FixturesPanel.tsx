import { Accordion, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { addAppliance, addFixture, appliancesOf, fixturesOf, segmentsOf } from '@/domain/plumbing/edit/editTree';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Section } from '@/ui/layout/Section';
import { AddMenu } from './AddMenu';
import { ApplianceItem } from './ApplianceItem';
import { useEditing } from './editingContext';
import classes from './editor.module.css';
import { FixtureItem } from './FixtureItem';

/** Lists all fixtures and gas appliances with their pipes. */
export function FixturesPanel() {
  const { draft, live, edit } = useEditing();
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
          {fixturesOf(tree).map((fixture, index) => (
            <FixtureItem key={fixture.id} fixture={fixture} index={index} fault={faultsOf('fixtures', index)} />
          ))}
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
          {appliancesOf(tree).map((appliance, index) => (
            <ApplianceItem
              key={appliance.id}
              appliance={appliance}
              index={index}
              fault={faultsOf('appliances', index)}
            />
          ))}
        </Accordion>
      </Section>
    </div>
  );
}

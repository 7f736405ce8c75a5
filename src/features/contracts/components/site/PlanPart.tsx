import { Button, Drawer, NumberInput, Select, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveLists } from '@/data/react/useLiveLists';
import { useSession } from '@/data/react/WorkspaceProvider';
import { movedBy, sitePlan, workingDaysBetween, type SitePlan } from '@/domain/demolition/site/criticalPath';
import { visitsOfJobId } from '@/domain/scheduling/queries';
import { dayOf } from '@/domain/scheduling/wallClock';
import { useToday } from '@/entities/company/useToday';
import { userMessageOf } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { DetailList } from '@/ui/layout/DetailList';
import { Pair } from '@/ui/layout/Pair';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { FigureTable } from '@/ui/table/FigureTable';
import { PlanChart, type PlannedVisit } from './PlanChart';
import { PlanForm } from './PlanForm';
import type { SitePartProps } from './sitePart';

/** Shows the site's work as a bar chart with a table: the critical path, float, and the effect of added days. */
export function PlanPart({ site, contract }: SitePartProps) {
  const can = useCan();
  const { timeZone } = useSession().company;
  const [isOpen, setIsOpen] = useState(false);
  const today = useToday();
  const startsOn = site.startsOn || contract.startsOn || today;
  const visits = useVisits(site.jobIds);
  const { plan, fault } = useMemo(() => planOf(site.tasks, startsOn, today), [site.tasks, startsOn, today]);
  const finish = site.finishesOn || contract.finishesOn;
  const slack = plan && plan.finishesOn !== '' && finish !== '' ? workingDaysBetween(plan.finishesOn, finish) : null;
  return (
    <>
      <Section
        title="Schedule"
        actions={
          can('update', 'siteFiles') && (
            <Button variant="text" onClick={() => setIsOpen(true)}>
              Edit schedule
            </Button>
          )
        }
      >
        <OneColumn gap="sm">
          {fault !== '' && (
            <InlineNotice tone="danger" title="The schedule cannot be worked out">
              {fault}
            </InlineNotice>
          )}
          {plan && site.tasks.length === 0 && (
            <EmptyState
              title="No tasks yet"
              text="Enter the tasks in order, with their days and what must be finished first. Milestones have 0 days."
            />
          )}
          {plan && site.tasks.length > 0 && (
            <>
              <DetailList
                items={[
                  { label: 'Finish by this schedule', value: formatDate(plan.finishesOn, timeZone) },
                  { label: 'Contract finish', value: formatDate(finish, timeZone), isHiddenWhenEmpty: true },
                  {
                    label: 'Float to contract finish',
                    value:
                      slack !== null &&
                      (slack < 0 ? `${formatCount(-slack, 'working day')} late` : formatCount(slack, 'working day')),
                    isHiddenWhenEmpty: true,
                  },
                ]}
              />
              <PlanChart plan={plan} visits={visits} today={today} />
              <Text size="xs" c="dimmed">
                Red is critical, green is done. The thin line after a bar is its float, a diamond a milestone, a dot a
                visit. The dashed line is today.
              </Text>
              <PlanTable plan={plan} visits={visits} />
            </>
          )}
        </OneColumn>
      </Section>
      {plan && site.tasks.length > 0 && <MoreDays tasks={site.tasks} startsOn={startsOn} today={today} />}
      <Drawer opened={isOpen} onClose={() => setIsOpen(false)} position="right" size="xl" title="Schedule">
        {isOpen && <PlanForm site={site} onDone={() => setIsOpen(false)} />}
      </Drawer>
    </>
  );
}

function planOf(
  tasks: SitePartProps['site']['tasks'],
  startsOn: string,
  today: string,
): { plan: SitePlan | null; fault: string } {
  try {
    return { plan: sitePlan(tasks, startsOn, today), fault: '' };
  } catch (error) {
    return { plan: null, fault: userMessageOf(error) };
  }
}

/** Returns the visits of the site's jobs, except canceled ones. */
function useVisits(jobIds: readonly string[]): PlannedVisit[] {
  const can = useCan();
  const lists = useLiveLists(collections.schedule, can('read', 'schedule') ? jobIds.map(visitsOfJobId) : []);
  return lists.records
    .filter(({ state }) => state !== 'cancelled' && state !== 'no-show')
    .map(({ id, jobId, title, placement }) => ({
      id,
      jobId,
      title,
      on: dayOf(placement.startsAt, placement.timeZone),
      crewCount: placement.technicianIds.length,
    }))
    .toSorted((a, b) => (a.on < b.on ? -1 : 1));
}

/** Shows the chart's information as text, with links to the board. */
function PlanTable({ plan, visits }: { plan: SitePlan; visits: readonly PlannedVisit[] }) {
  const { timeZone } = useSession().company;
  const day = (value: string): string => formatDate(value, timeZone);
  return (
    <>
      <FigureTable
        caption="Tasks of the plan"
        minWidth={640}
        isStackedOnPhone
        columns={[
          { label: 'Task', isText: true },
          { label: 'Starts', isText: true },
          { label: 'Ends', isText: true },
          { label: 'Days' },
          { label: 'Float' },
          { label: 'Critical', isText: true },
        ]}
        rows={plan.tasks.map(({ task, startsOn, endsOn, floatDays, isCritical }) => ({
          id: task.id,
          cells: [
            task.name,
            day(startsOn),
            day(endsOn),
            task.days === 0 ? 'Milestone' : task.days,
            task.doneOn === '' ? formatCount(floatDays, 'day') : '',
            task.doneOn === '' ? (isCritical ? 'Yes' : 'No') : `Done ${day(task.doneOn)}`,
          ],
        }))}
      />
      {visits.length > 0 && (
        <FigureTable
          caption="Visits of the site’s jobs"
          columns={[{ label: 'Visit', isText: true }, { label: 'Day', isText: true }, { label: 'Crew' }]}
          rows={visits.map(({ id, title, on, crewCount }) => ({
            id,
            cells: [
              title,
              <RouterLink key="board" to={paths.scheduleDay(on, id)}>{`${day(on)} on the board`}</RouterLink>,
              crewCount,
            ],
          }))}
        />
      )}
    </>
  );
}

type MoreDaysProps = { tasks: SitePartProps['site']['tasks']; startsOn: string; today: string };

/** Shows how extra days for a change order move the finish. */
function MoreDays({ tasks, startsOn, today }: MoreDaysProps) {
  const { timeZone } = useSession().company;
  const [taskId, setTaskId] = useState<string | null>(null);
  const [added, setAdded] = useState<number | string>(1);
  const days = typeof added === 'number' ? Math.round(added) : 0;
  const result = taskId === null || days === 0 ? null : movedBy(tasks, startsOn, { taskId, added: days }, today);
  return (
    <Section title="Impact of change order days">
      <OneColumn gap="sm">
        <Pair least="200px">
          <Select
            label="Task"
            data={tasks.filter(({ doneOn }) => doneOn === '').map(({ id, name }) => ({ value: id, label: name }))}
            value={taskId}
            onChange={setTaskId}
          />
          <NumberInput label="More working days" value={added} onChange={setAdded} allowDecimal={false} />
        </Pair>
        {result && (
          <InlineNotice
            tone={result.movedBy > 0 ? 'warning' : 'info'}
            title={
              result.movedBy === 0
                ? 'The finish does not move'
                : `The finish moves ${formatCount(Math.abs(result.movedBy), 'working day')} ${result.movedBy > 0 ? 'later' : 'earlier'}, to ${formatDate(result.finishesOn, timeZone)}`
            }
          >
            {result.moved.length === 0
              ? 'It is within the float.'
              : result.moved.map(({ name, to }) => `${name} then ends ${formatDate(to, timeZone)}`).join(', ')}
          </InlineNotice>
        )}
        <Text size="sm" c="dimmed">
          Enter the days in the plan once the change order is approved.
        </Text>
      </OneColumn>
    </Section>
  );
}

import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { putLast } from '@/domain/routing/day/lastPlaces';
import { useToday } from '@/entities/company/useToday';
import { useZipChoice } from '@/entities/property/zipPins';
import { WithoutSchedule } from '@/entities/schedule/WithoutSchedule';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { formatWeekday } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { useNow } from '@/ui/hooks/useNow';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { StickyActions } from '@/ui/layout/StickyActions';
import { DayNotices } from '../components/DayNotices';
import { DayState } from '../components/DayState';
import { DelayDialog } from '../components/DelayDialog';
import { PinDialog, type PinTarget } from '../components/PinDialog';
import type { RouteActions } from '../components/RouteList';
import { RoutesAndMap } from '../components/RoutesAndMap';
import { WhyDialog } from '../components/WhyDialog';
import { RoutingButtons } from '../components/RoutingButtons';
import { RoutingTools } from '../components/RoutingTools';
import { useEvents } from '../hooks/useEvents';
import { useKeptVisits, useManualOrder } from '../hooks/useManualOrder';
import { useMapMarks } from '../hooks/useMapMarks';
import { usePlanAnswers } from '../hooks/usePlanAnswers';
import { useShownPlan } from '../hooks/useShownPlan';
import { useWhy } from '../hooks/useWhy';
import { usePinTargets } from '../hooks/usePinTargets';
import { useProposals } from '../hooks/useProposals';
import { useRoutingDay } from '../hooks/useRoutingDay';
import { useRoutingParams } from '../hooks/useRoutingParams';
import { useRoutingRules } from '../hooks/useRoutingRules';

/** Anyone signed in can open the URL (specification); its contents are part of the schedule. */
export function Component() {
  const { features } = useSession();
  return hasFeature(features, 'schedule') ? (
    <RoutingDesk />
  ) : (
    <WithoutSchedule
      title="Routes"
      reason="Routes are planned from the schedule"
      promise="Turn on Schedule to see the day on a map and cut drive time."
    />
  );
}

/** Shows the day's routes as a list and a map, next to a better plan, to accept in full or in part. */
function RoutingDesk() {
  const today = useToday();
  const params = useRoutingParams(today);
  const { date } = params;
  const [options, setOptions] = useRoutingRules();
  const [usesZip, setUsesZip] = useZipChoice();
  const order = useKeptVisits(date);
  const { kept } = order;
  const nowIso = useNow().toISOString();
  const data = useRoutingDay({ date, technicianIds: params.technicianIds, options, kept, usesZip, nowIso });
  const { active, firstNameOf } = useTechnicians();
  const mayPlan = useCan()('update', 'schedule') && date >= today;
  const plans = useProposals(data);
  const { proposal, work } = plans;
  const plan = useShownPlan(data, plans);
  const answers = usePlanAnswers({ data, plans, plan, order });
  const { acceptance } = answers;
  const [pinning, setPinning] = useState<PinTarget | null>(null);
  const pinTargets = usePinTargets(data, setPinning);
  const manual = useManualOrder({ data, shown: plan.shown, order, arrange: plans.arrange });
  const why = useWhy(proposal);
  const events = useEvents(data, plans.replanFor, {
    outId: params.outId,
    isReady: mayPlan && !data.isLoading && data.fault === null && !work,
    forget: params.forgetOut,
  });
  const marks = useMapMarks();
  const isPhone = useIsPhone();
  const stops = data.problem.visits.size;
  const isEmpty = plan.routes.every((route) => route.stops.length === 0) && plan.notPlanned.length === 0;

  const actions: RouteActions | null =
    mayPlan && !work
      ? {
          onMove: (route, visitId, by) => void manual.move(route, visitId, by),
          onRelease: manual.release,
          onDelay: events.askDelay,
          onOut: (id, name) => void events.askOut(id, name),
          onPin: pinTargets.pinVisit,
        }
      : null;
  const isPlanShown = proposal !== null && !plan.isNow;
  const buttons = mayPlan && (
    <RoutingButtons
      plan={proposal && { changes: proposal.changes.length, wanted: acceptance.changes.length }}
      isPlanning={work !== null}
      canOptimize={stops > 0 && data.fault === null && !data.isLoading}
      onOptimize={answers.optimize}
      onStop={plans.stop}
      onAccept={answers.accept}
      onUndo={answers.canUndo ? answers.undo : undefined}
    />
  );

  return (
    <PageBody size="full">
      <PageHeader
        title="Routes"
        subtitle={`${formatWeekday(`${date}T12:00:00.000Z`, 'UTC')} · ${formatCount(stops, 'visit')} to plan`}
        {...(!isPhone && { actions: buttons })}
      />
      <VisuallyHidden aria-live="polite">{answers.said}</VisuallyHidden>
      <RoutingTools
        date={date}
        onDate={params.goTo}
        onStep={params.step}
        technicians={active}
        chosenIds={params.technicianIds}
        onChoose={params.choose}
        options={options}
        onOptions={setOptions}
        mayPlan={mayPlan}
      />
      <DayNotices data={data} plan={plan} plans={plans} nameOf={firstNameOf} onDiscard={answers.discard} />
      <DayState data={data} isEmpty={isEmpty}>
        <RoutesAndMap
          data={data}
          plan={plan}
          kept={kept}
          marks={marks}
          usesZip={usesZip}
          onZip={setUsesZip}
          actions={actions}
          acceptance={isPlanShown ? acceptance : undefined}
          onWhy={isPlanShown ? why.askWhy : undefined}
          onPinBase={mayPlan ? pinTargets.pinBase : undefined}
          onPut={proposal ? undefined : (visit, where) => void answers.write([putLast(plan.problem, visit, where)])}
        />
      </DayState>
      {isPhone && mayPlan && <StickyActions>{buttons}</StickyActions>}
      {events.late && <DelayDialog {...events.late} />}
      {why.question && <WhyDialog question={why.question} onClose={why.close} />}
      {pinning && <PinDialog target={pinning} onClose={() => setPinning(null)} />}
    </PageBody>
  );
}

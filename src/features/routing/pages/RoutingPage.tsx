import { VisuallyHidden } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { planNow, routesOf, type DayRoute } from '@/domain/routing/day/dayRoutes';
import { lastPlaces, putLast } from '@/domain/routing/day/lastPlaces';
import { useToday } from '@/entities/company/useToday';
import { useZipChoice } from '@/entities/property/zipPins';
import { WithoutSchedule } from '@/entities/schedule/WithoutSchedule';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { DayPicture } from '@/ui/feedback/pictures/DayPicture';
import { formatWeekday } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { useNow } from '@/ui/hooks/useNow';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { StickyActions } from '@/ui/layout/StickyActions';
import { DelayDialog } from '../components/DelayDialog';
import { DriveTimesNote } from '../components/DriveTimesNote';
import { ListBesideMap, type RoutingPart } from '../components/ListBesideMap';
import { LocationNotices } from '../components/LocationNotices';
import { NotPlanned } from '../components/NotPlanned';
import { PinDialog, type PinTarget } from '../components/PinDialog';
import { PlanNotices } from '../components/PlanNotices';
import { ProposalPanel } from '../components/ProposalPanel';
import { RouteList } from '../components/RouteList';
import { RouteMap } from '../components/RouteMap';
import { WhyDialog } from '../components/WhyDialog';
import { lookOf } from '../components/routeLooks';
import { timeOn } from '../components/routingPlace';
import { RoutingButtons } from '../components/RoutingButtons';
import { RoutingTools } from '../components/RoutingTools';
import { notPlannedOf, placesOf, townsOf } from '../components/shownDay';
import { useAccept } from '../hooks/useAccept';
import { useEvents } from '../hooks/useEvents';
import { useKeptVisits, useManualOrder } from '../hooks/useManualOrder';
import { useWhy } from '../hooks/useWhy';
import { usePinTargets } from '../hooks/usePinTargets';
import { useProposals } from '../hooks/useProposals';
import { useRoutingDay } from '../hooks/useRoutingDay';
import { useRoutingParams } from '../hooks/useRoutingParams';
import { useRoutingRules } from '../hooks/useRoutingRules';
import classes from './RoutingPage.module.css';

/** The address is open to whoever signs in (specification); what it shows is part of the schedule. */
export function Component() {
  const { features } = useSession();
  return hasFeature(features, 'schedule') ? (
    <RoutingDesk />
  ) : (
    <WithoutSchedule
      title="Routes"
      reason="Routes are planned from the schedule"
      promise="Turn on Schedule to see the day on a map and to drive less."
    />
  );
}

/** The day's routes: list and map, a better plan beside them, and one yes for all of it or parts. */
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
  const { byId, active } = useTechnicians();
  const mayPlan = useCan()('update', 'schedule') && date >= today;
  const plans = useProposals(data);
  const accepting = useAccept(data);
  const [isShowingNow, setIsShowingNow] = useState(false);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [markedId, setMarkedId] = useState('');
  const [pickedId, setPickedId] = useState('');
  const [part, setPart] = useState<RoutingPart>('list');
  const [pinning, setPinning] = useState<PinTarget | null>(null);
  const pinTargets = usePinTargets(data, setPinning);
  const isPhone = useIsPhone();
  const { proposal, work } = plans;

  const found = work?.progress?.plan;
  const isNow = proposal ? isShowingNow : !found;
  const problem = proposal?.problem ?? data.problem;
  const routeCase = proposal?.routeCase ?? data.routeCase;
  const shown = useMemo(
    () => (isNow ? planNow(problem) : (proposal?.plan ?? found ?? planNow(problem))),
    [isNow, problem, proposal, found],
  );
  const routes = useMemo(() => (routeCase ? routesOf(problem, routeCase, shown) : []), [problem, routeCase, shown]);
  const manual = useManualOrder({ data, shown, order, arrange: plans.arrange });
  const why = useWhy(proposal);
  const events = useEvents(data, plans.replanFor);

  const everyone = data.problem.day.technicianIds;
  const place = { timeOf: timeOn(problem.day), isApproximate: data.pins.isApproximate };
  const looks = (id: string) => lookOf(byId.get(id)?.color ?? '#7a7a7a', everyone.indexOf(id));
  const nameOf = (id: string): string => byId.get(id)?.firstName ?? '';
  const wanted = proposal?.groups.filter(({ technicianIds }) => !technicianIds.some((id) => refused.has(id))) ?? [];
  const wantedCount = wanted.reduce((sum, { changes }) => sum + changes.length, 0);
  const notPlanned = notPlannedOf({ problem, plan: shown, unserved: isNow ? [] : (proposal?.unserved ?? []), isNow });
  const stops = data.problem.visits.size;

  const optimize = (): void => {
    setRefused(new Set());
    setIsShowingNow(false);
    void plans.optimize();
  };
  const accept = (): void => {
    if (!proposal || !accepting.mayAccept(proposal)) return;
    plans.discard();
    order.save();
    void accepting.accept(wanted.flatMap(({ changes }) => changes));
  };
  const discard = (): void => {
    plans.discard();
    order.restore();
  };
  const undo = (): void => {
    order.forget();
    void accepting.undo();
  };
  const toggle = (id: string): void => {
    const group = proposal?.groups.find(({ technicianIds }) => technicianIds.includes(id))?.technicianIds ?? [];
    const next = new Set(refused);
    for (const one of group) {
      if (refused.has(id)) next.delete(one);
      else next.add(one);
    }
    setRefused(next);
  };

  const buttons = mayPlan && (
    <RoutingButtons
      plan={proposal && { changes: proposal.changes.length, wanted: wantedCount }}
      isPlanning={work !== null}
      canOptimize={stops > 0 && data.fault === null && !data.isLoading}
      onOptimize={optimize}
      onStop={plans.stop}
      onAccept={accept}
      onUndo={accepting.canUndo ? undo : undefined}
    />
  );
  const list = (
    <div className={classes.list}>
      <LocationNotices
        data={data}
        usesZip={usesZip}
        onZip={setUsesZip}
        pinBase={mayPlan ? pinTargets.pinBase : undefined}
      />
      <Section isFlush>
        <RouteList
          routes={routes}
          technicians={byId}
          lookOf={looks}
          place={place}
          keptIds={new Set(kept.keys())}
          markedId={markedId}
          onMark={setMarkedId}
          pickedId={pickedId}
          onPick={setPickedId}
          actions={
            mayPlan && !work
              ? {
                  onMove: (route: DayRoute, visitId, by) => void manual.move(route, visitId, by),
                  onRelease: manual.release,
                  onDelay: events.askDelay,
                  onOut: (id, name) => void events.askOut(id, name),
                  onPin: pinTargets.pinVisit,
                }
              : null
          }
          {...(proposal &&
            !isNow && {
              onWhy: why.askWhy,
              acceptance: {
                isOn: (id: string) => !refused.has(id),
                toggle,
                countOf: (id: string) =>
                  proposal.changes.filter(({ technicianIds }) => technicianIds.includes(id)).length,
              },
            })}
        />
      </Section>
      <NotPlanned
        visits={notPlanned}
        mend={
          mayPlan && !work
            ? {
                onPin: pinTargets.pinVisit,
                last: proposal
                  ? null
                  : {
                      placesOf: (visitId) => lastPlaces(problem, shown, visitId),
                      nameOf,
                      timeOf: place.timeOf,
                      onPut: (visit, where) => void accepting.accept([putLast(problem, visit, where)]),
                    },
              }
            : undefined
        }
      />
      <DriveTimesNote {...data.driveTimes} />
    </div>
  );
  const map = (
    <div className={classes.map}>
      <RouteMap
        routes={routes}
        open={placesOf(notPlanned, data)}
        towns={townsOf(data)}
        lookOf={looks}
        nameOf={nameOf}
        markedId={markedId}
        onPick={(id) => {
          setPickedId(id);
          setPart('list');
        }}
      />
    </div>
  );
  const isEmpty = routes.every((route) => route.stops.length === 0) && notPlanned.length === 0;

  return (
    <PageBody size="full">
      <PageHeader
        title="Routes"
        subtitle={`${formatWeekday(`${date}T12:00:00.000Z`, 'UTC')} · ${formatCount(stops, 'visit')} to plan`}
        {...(!isPhone && { actions: buttons })}
      />
      <VisuallyHidden aria-live="polite">{accepting.said}</VisuallyHidden>
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
      <div className={classes.notices}>
        <PlanNotices data={{ ...data, problem, routeCase }} plans={plans} nameOf={nameOf} />
        {proposal && (
          <ProposalPanel
            proposals={plans.proposals}
            proposal={proposal}
            onChoose={plans.choose}
            isShowingNow={isShowingNow}
            onShowNow={setIsShowingNow}
            onDiscard={discard}
          />
        )}
      </div>
      {data.error ? (
        <ErrorState error={data.error} />
      ) : data.fault ? null : data.isLoading ? (
        <Section>
          <LoadingRows rows={8} />
        </Section>
      ) : isEmpty ? (
        <EmptyState
          picture={<DayPicture />}
          title="Nothing to drive to on this day"
          text="Visits that are planned for the day, and those that no one has yet, appear here as routes."
        />
      ) : (
        <ListBesideMap part={part} onPart={setPart} list={list} map={map} />
      )}
      {isPhone && mayPlan && <StickyActions>{buttons}</StickyActions>}
      {events.late && <DelayDialog {...events.late} />}
      {why.question && <WhyDialog question={why.question} onClose={why.close} />}
      {pinning && <PinDialog target={pinning} onClose={() => setPinning(null)} />}
    </PageBody>
  );
}

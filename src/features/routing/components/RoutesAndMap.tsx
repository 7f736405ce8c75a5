import { lastPlaces } from '@/domain/routing/day/lastPlaces';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import type { MapMarks } from '../hooks/useMapMarks';
import type { RoutingDayData, Kept } from '../hooks/useRoutingDay';
import type { ShownPlan } from '../hooks/useShownPlan';
import classes from '../pages/RoutingPage.module.css';
import { DriveTimesNote } from './DriveTimesNote';
import { ListBesideMap } from './ListBesideMap';
import { LocationNotices } from './LocationNotices';
import { NotPlanned } from './NotPlanned';
import type { PutLastProps } from './PutLast';
import { type RouteActions, type RouteListProps, RouteList } from './RouteList';
import { lookOf } from './routeLooks';
import { RouteMap } from './RouteMap';
import { timeOn } from './routingPlace';
import { useWhereabouts } from '../hooks/useWhereabouts';
import { WhereList } from './WhereList';
import { useTerritoryShapes } from '../hooks/useTerritoryShapes';
import { placesOf, townsOf } from './shownDay';

type RoutesAndMapProps = {
  data: RoutingDayData;
  plan: ShownPlan;
  /** Visits whose position was set by hand. */
  kept: Kept;
  marks: MapMarks;
  usesZip: boolean;
  onZip: (usesZip: boolean) => void;
  /** Null for view-only users, and while a plan is being searched for. */
  actions: RouteActions | null;
  /** Undefined if there is no plan to accept. */
  acceptance: RouteListProps['acceptance'];
  onWhy: RouteListProps['onWhy'];
  /** Sets a technician's starting point; undefined for users who may not. */
  onPinBase: ((technicianId: string) => void) | undefined;
  /** Adds a visit without a location after a stop; undefined while a plan is shown. */
  onPut: PutLastProps['onPut'] | undefined;
};

/** Shows the routes as a list and a map, side by side or one at a time. */
export function RoutesAndMap(props: RoutesAndMapProps) {
  const { data, plan, kept, marks, usesZip, onZip, actions, acceptance, onWhy, onPinBase, onPut } = props;
  const { problem, routes, shown, notPlanned } = plan;
  const { byId, firstNameOf } = useTechnicians();
  const territories = useTerritoryShapes();
  const people = useWhereabouts(data);
  const everyone = data.problem.day.technicianIds;
  const place = { timeOf: timeOn(problem.day), isApproximate: data.pins.isApproximate };
  const looks = (id: string) => lookOf(byId.get(id)?.color ?? '#7a7a7a', everyone.indexOf(id));
  const last = onPut && {
    placesOf: (visitId: string) => lastPlaces(problem, shown, visitId),
    nameOf: firstNameOf,
    timeOf: place.timeOf,
    onPut,
  };
  const list = (
    <OneColumn>
      <LocationNotices data={data} usesZip={usesZip} onZip={onZip} pinBase={onPinBase} />
      <Section isFlush>
        <RouteList
          routes={routes}
          technicians={byId}
          lookOf={looks}
          place={place}
          keptIds={new Set(kept.keys())}
          markedId={marks.markedId}
          onMark={marks.mark}
          pickedId={marks.pickedId}
          onPick={marks.pick}
          actions={actions}
          onWhy={onWhy}
          acceptance={acceptance}
        />
      </Section>
      <NotPlanned visits={notPlanned} mend={actions ? { onPin: actions.onPin, last: last ?? null } : undefined} />
      <WhereList people={people} />
      <DriveTimesNote {...data.driveTimes} />
    </OneColumn>
  );
  const map = (
    <div className={classes.map}>
      <RouteMap
        routes={routes}
        open={placesOf(notPlanned, data)}
        towns={townsOf(data)}
        territories={territories}
        people={people}
        lookOf={looks}
        nameOf={firstNameOf}
        markedId={marks.markedId}
        onPick={(id) => {
          marks.pick(id);
          marks.show('list');
        }}
      />
    </div>
  );
  return <ListBesideMap part={marks.part} onPart={marks.show} list={list} map={map} />;
}

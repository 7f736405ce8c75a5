import type { StationSite } from '@/domain/load-calc/climate/siteFromStation';
import type { ChosenStation } from '@/domain/load-calc/project/schema';
import { quickHouse } from '@/domain/load-calc/quick/quickHouse';
import type { QuickInputs } from '@/domain/load-calc/quick/schema';
import { withHouse, type Draft } from './acceptValue';

const INDOORS = ['indoorHeatingF', 'indoorCoolingF', 'indoorRelativeHumidity', 'infiltrationShieldingClass'] as const;

/** Moves the house to a climate station: indoor conditions, wind and soil stay, the weather is the station's. */
export function atStation(draft: Draft, station: ChosenStation, given: StationSite): Draft {
  const { site, design } = draft.house;
  const indoors = Object.fromEntries(
    INDOORS.flatMap((field) => (design[field] === undefined ? [] : [[field, design[field]]])),
  );
  // If the station lacks humidity or daily range, the previous values stay: a house without any couldn't be calculated.
  const { grainsDifference, outdoorWetBulbF, dailyRangeClass, dailyRangeF } = design;
  const hasHumidity = given.design.grainsDifference !== undefined || given.design.outdoorWetBulbF !== undefined;
  const hasRange = given.design.dailyRangeClass !== undefined || given.design.dailyRangeF !== undefined;
  const kept = {
    ...(!hasHumidity && { grainsDifference, outdoorWetBulbF }),
    ...(!hasRange && { dailyRangeClass, dailyRangeF }),
  };
  const known = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
  const house = { ...draft.house, site: { ...site, ...given.site }, design: { ...known, ...given.design, ...indoors } };
  const moved = withHouse(draft, house);
  return moved.house === draft.house ? draft : { ...moved, station };
}

/** Builds the house from the quick answers, at its location. */
export function withAnswers(draft: Draft, quick: QuickInputs): Draft {
  const { site, design } = draft.house;
  const next = withHouse(draft, quickHouse(quick, { site, design }).inputs);
  return { ...next, quick };
}

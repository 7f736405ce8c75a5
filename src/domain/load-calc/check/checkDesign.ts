import type { LoadIssue } from '../result';
import type { LoadInputs } from '../schema/inputs';
import { errorIf, warnIf } from './issues';

const BOOK_HUMIDITIES = [0.45, 0.5, 0.55];

/** Checks design conditions: missing values, contradictions, and values outside Manual J's range. */
export function checkDesign({ site, design }: Pick<LoadInputs, 'site' | 'design'>): LoadIssue[] {
  const {
    outdoorHeatingF,
    outdoorCoolingF,
    indoorHeatingF = 70,
    indoorCoolingF = 75,
    indoorRelativeHumidity = 0.5,
  } = design;
  return [
    ...errorIf(
      outdoorHeatingF >= outdoorCoolingF,
      'design.outdoorHeatingF',
      'Outdoor heating temperature must be below the outdoor cooling temperature',
    ),
    ...errorIf(
      design.dailyRangeClass === undefined && design.dailyRangeF === undefined,
      'design.dailyRangeClass',
      'Daily range is missing: give its class or the range itself',
    ),
    ...errorIf(
      design.grainsDifference === undefined && design.outdoorWetBulbF === undefined,
      'design.grainsDifference',
      'Grains difference is missing: give it or the outdoor wet bulb',
    ),
    ...errorIf(
      design.outdoorWetBulbF !== undefined && design.outdoorWetBulbF > outdoorCoolingF,
      'design.outdoorWetBulbF',
      'Outdoor wet bulb must not be above the outdoor cooling temperature',
    ),
    ...warnIf(
      site.latitudeDeg < 25 || site.latitudeDeg > 60,
      'site.latitudeDeg',
      'The book’s solar tables are made for 25° to 60° north; beyond them their lines are continued',
    ),
    ...warnIf(indoorHeatingF !== 70, 'design.indoorHeatingF', 'Manual J designs for 70 °F indoors in winter'),
    ...warnIf(indoorCoolingF !== 75, 'design.indoorCoolingF', 'Manual J designs for 75 °F indoors in summer'),
    ...warnIf(
      !BOOK_HUMIDITIES.includes(indoorRelativeHumidity),
      'design.indoorRelativeHumidity',
      'Manual J designs for 45%, 50% or 55% relative humidity',
    ),
    ...warnIf(
      outdoorCoolingF <= indoorCoolingF,
      'design.outdoorCoolingF',
      'It is no warmer outdoors than indoors: what is left of the cooling load comes from the sun and from within',
    ),
    ...warnIf(
      outdoorHeatingF >= indoorHeatingF,
      'design.outdoorHeatingF',
      'It is no colder outdoors than indoors: there is no heating load',
    ),
  ];
}

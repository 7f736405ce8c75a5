import { z } from 'zod';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { readInputs } from '@/domain/load-calc/check/readInputs';
import { newDrawnHouse } from '@/domain/floor-plan/newHouse';
import { writePlan } from '@/domain/floor-plan/readPlan';
import { firstHouse } from '@/domain/load-calc/project/firstHouse';
import { readHouse, writeHouse, writeQuick } from '@/domain/load-calc/project/house';
import { chosenStationSchema, type LoadProject } from '@/domain/load-calc/project/schema';
import { totalsOf } from '@/domain/load-calc/project/totals';
import { quickHouse } from '@/domain/load-calc/quick/quickHouse';
import type { QuickInputs } from '@/domain/load-calc/quick/schema';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { newNumber } from '@/domain/record/number';
import { line } from '@/domain/record/schema';
import type { Stored } from '@/domain/record/schema';
import { startFields, startValues } from '@/entities/calculation/calculationStart';
import type { CalculationOrigin } from '@/entities/calculation/useCalculationOrigin';
import { AppError } from '@/lib/appError';
import { USUAL_HOUSE } from './components/quick/quickAnswers';
import { isClimate, type Climate } from './components/station/climate';

const STARTS = ['quick', 'plan', 'rooms', 'file', 'copy'] as const;
export type LoadStart = (typeof STARTS)[number];
export const needsClimate = (start: LoadStart): boolean => start === 'quick' || start === 'plan' || start === 'rooms';

/** Schema of the new calculation form. Its fields never hold answers or a climate that the calculation rejects. */
export const newLoadSchema = z
  .object({
    ...startFields,
    start: z.enum(STARTS),
    station: chosenStationSchema.nullable(),
    climate: z.custom<Climate>().nullable(),
    quick: z.custom<QuickInputs>(),
    roomName: line(200),
    /** House from a case file, as text; '' if none yet. */
    fileHouse: z.string(),
    fileName: z.string(),
  })
  .superRefine(({ start, climate, roomName, fileHouse, copyOf }, context) => {
    const issue = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
    if (needsClimate(start) && climate === null) issue('station', 'Choose a climate station');
    else if (needsClimate(start) && climate !== null && !isClimate(climate))
      issue('station', 'The design conditions are not complete: daily range and humidity are needed');
    if (start === 'rooms' && roomName.trim() === '') issue('roomName', 'Name the first room');
    if (start === 'file' && fileHouse === '') issue('fileHouse', 'Choose a case file');
    if (start === 'copy' && copyOf === '') issue('copyOf', 'Choose the calculation to copy');
  });
export type NewLoadValues = z.infer<typeof newLoadSchema>;

export type LoadOrigin = CalculationOrigin<LoadProject>;

/** Returns the form's initial values. */
export const newLoadValues = (origin: LoadOrigin): NewLoadValues => ({
  ...startValues(origin),
  start: origin.copyOf ? 'copy' : 'quick',
  station: null,
  climate: null,
  quick: USUAL_HOUSE,
  roomName: 'Living room',
  fileHouse: '',
  fileName: '',
});

type Calculated = Pick<
  LoadProject,
  'mode' | 'quick' | 'house' | 'station' | 'considered' | 'ducts' | 'floorPlan' | 'totals'
>;

/** @throws AppError `invalid` when the house cannot be calculated */
function calculated(
  inputs: LoadInputs,
  rest: Omit<Calculated, 'house' | 'totals' | 'considered' | 'ducts' | 'floorPlan'>,
): Calculated {
  const read = readInputs(inputs);
  const [first] = read.errors;
  if (!read.inputs)
    throw new AppError({
      code: 'invalid',
      userMessage: `This house cannot be calculated: ${first?.message ?? ''} (${first?.path ?? ''})`,
    });
  return {
    ...rest,
    house: writeHouse(read.inputs),
    considered: [],
    ducts: '',
    floorPlan: '',
    totals: totalsOf(read.inputs, calculateLoads(read.inputs)),
  };
}

function houseOf(
  { start, climate, quick, roomName, fileHouse, station }: NewLoadValues,
  copied: Stored<LoadProject> | null,
): Calculated {
  if (start === 'copy' && copied) {
    const { mode, house, considered, ducts, floorPlan, totals } = copied;
    return { mode, quick: copied.quick, house, station: copied.station, considered, ducts, floorPlan, totals };
  }
  if (start === 'file') {
    const { inputs, errors } = readHouse(fileHouse);
    if (!inputs)
      throw new AppError({ code: 'invalid', userMessage: `The file cannot be used: ${errors[0]?.message ?? ''}` });
    return calculated(inputs, { mode: 'full', quick: '', station: null });
  }
  if (!climate) throw new AppError({ code: 'invalid', userMessage: 'Choose a climate station' });
  if (start === 'plan') {
    const { inputs, plan } = newDrawnHouse(quick, climate);
    return {
      ...calculated(inputs, { mode: 'full', quick: writeQuick(quick), station }),
      floorPlan: writePlan(plan),
    };
  }
  if (start === 'rooms')
    return calculated(firstHouse({ ...quick, roomName }, climate), { mode: 'full', quick: '', station });
  return calculated(quickHouse(quick, climate).inputs, { mode: 'quick', quick: writeQuick(quick), station });
}

/** Builds the record from the form. @throws AppError `invalid` */
export function newLoad(
  values: NewLoadValues,
  { customerName, copied }: { customerName: string; copied: Stored<LoadProject> | null },
  now: Date,
): LoadProject {
  const { title, address, customerId, propertyId, jobId, notes } = values;
  return {
    number: newNumber('loadCalculation', now),
    searchWords: [],
    title,
    address,
    customerId,
    customerName,
    propertyId,
    jobId,
    notes,
    revisionNumber: 0,
    ...houseOf(values, copied),
  };
}

/** A place of a Solomon instance; the first one is the depot. */
type Place = { x: number; y: number; demand: number; ready: number; due: number; service: number };

/** Identical vehicles from one depot, each customer with one hard window: Solomon's problem of 1987. */
export type FleetInstance = { name: string; vehicles: number; capacity: number; places: Place[] };

const COLUMNS = 7;

/**
 * Parses a Solomon text file: name, `VEHICLE` with number and capacity, `CUSTOMER` with one row per place. Throws an `Error` with one
 * sentence that names what is wrong.
 */
export function readInstance(text: string): FleetInstance {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const fleetAt = lines.findIndex((line) => /CAPACITY/i.test(line));
  if (fleetAt < 0) throw new Error('VEHICLE: there is no line with NUMBER and CAPACITY');
  const fleet = numbersIn(lines[fleetAt + 1] ?? '');
  const [vehicles = Number.NaN, capacity = Number.NaN] = fleet;
  if (!Number.isInteger(vehicles) || vehicles < 1 || !(capacity >= 0))
    throw new Error('VEHICLE: number and capacity are missing');
  const places = lines
    .slice(fleetAt + 2)
    .map((line, index) => ({ numbers: numbersIn(line), line: fleetAt + 3 + index }))
    .filter(({ numbers }) => numbers.length > 0 && Number.isFinite(numbers[0]))
    .map(({ numbers, line }, number) => placeIn(numbers, line, number));
  if (places.length < 2) throw new Error('CUSTOMER: there is no customer');
  return { name: lines[0]?.trim() ?? '', vehicles, capacity, places };
}

const numbersIn = (line: string): number[] => line.trim().split(/\s+/).filter(Boolean).map(Number);

function placeIn(numbers: number[], line: number, expected: number): Place {
  const [number, x, y, demand, ready, due, service] = numbers;
  const isWhole = numbers.length >= COLUMNS && numbers.slice(0, COLUMNS).every(Number.isFinite);
  if (!isWhole || x === undefined || y === undefined || demand === undefined)
    throw new Error(`line ${line}: a place has ${COLUMNS} numbers`);
  if (ready === undefined || due === undefined || service === undefined)
    throw new Error(`line ${line}: a place has ${COLUMNS} numbers`);
  if (number !== expected) throw new Error(`line ${line}: customer ${number} where ${expected} is expected`);
  if (due < ready) throw new Error(`line ${line}: due date ${due} is before ready time ${ready}`);
  if (service < 0 || demand < 0) throw new Error(`line ${line}: demand and service time cannot be negative`);
  return { x, y, demand, ready, due, service };
}

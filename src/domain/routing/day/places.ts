import type { Coordinates } from '../../contact/pin';
import { estimatedMatrix } from '../travel/travelTimes';
import { wholeMinute } from './routingDay';

/** Seconds of driving between all pairs of places. */
export type MatrixOf = (places: readonly Coordinates[]) => readonly (readonly number[])[];

const estimated: MatrixOf = (places) => estimatedMatrix(places).seconds;

/** The distinct places of a day, by their number in the case. */
export class PlaceList {
  readonly list: (Coordinates | null)[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly pinOf: (place: string) => Coordinates | null;

  constructor(pinOf: (place: string) => Coordinates | null) {
    this.pinOf = pinOf;
  }

  /** Returns the number of a place; null when unknown. */
  numberOf(place: string): number | null {
    const pin = place === '' ? null : this.pinOf(place);
    return pin ? this.number(`${pin.lat} ${pin.lng}`, pin) : null;
  }

  /** Returns a placeholder for an unknown place: no driving to it is counted, because none is known. */
  nowhere(): number {
    return this.number('nowhere', null);
  }

  /** Returns driving times between all of them in whole minutes, rounded up, so that all times of a plan are whole minutes. */
  travelSeconds(matrixOf: MatrixOf = estimated): number[][] {
    const known = this.list.flatMap((place) => place ?? []);
    const between = matrixOf(known);
    const rowOf = new Map(known.map((place, index) => [place, index]));
    return this.list.map((from) =>
      this.list.map((to) => {
        const [row, column] = [from && rowOf.get(from), to && rowOf.get(to)];
        return typeof row === 'number' && typeof column === 'number' ? wholeMinute(between[row]?.[column] ?? 0) : 0;
      }),
    );
  }

  private number(key: string, place: Coordinates | null): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.list.length);
    return this.list.push(place) - 1;
  }
}

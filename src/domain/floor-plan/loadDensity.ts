/** Shades for showing loads per floor area; the number appears next to each. */
const SHADES = 5;

export type DensityScale = {
  /** Returns the shade of a load per area, 0 the lightest; `undefined` without a floor area. */
  shadeOf: (perFt2: number | undefined) => number | undefined;
  /** Lower bound of each shade, Btu/(h·ft²), from the lightest. */
  starts: readonly number[];
};

/** Builds even steps from zero to the room with the highest load per area; each is a round number of Btu/(h·ft²). */
export function densityScale(perFt2: readonly (number | undefined)[]): DensityScale {
  const most = Math.max(1, ...perFt2.map((value) => value ?? 0));
  const rough = most / SHADES;
  const tens = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((round) => round * tens >= rough) ?? 10) * tens;
  return {
    shadeOf: (value) =>
      value === undefined ? undefined : Math.min(SHADES - 1, Math.max(0, Math.floor(value / step + 1e-9))),
    starts: Array.from({ length: SHADES }, (_, index) => index * step),
  };
}

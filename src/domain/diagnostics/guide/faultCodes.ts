import file from '../tables/faultCodes.json';

/** Fault codes of one control that sources agree on; the legend on the unit takes precedence. */
type FaultCodePlatform = {
  platform: string;
  where: string;
  /** Number of sources that agree, as text. */
  certainty: string;
  source: string;
  codes: readonly { code: string; meaning: string }[];
  /** Contradictions between sources; '' if there are none. */
  conflicts: string;
};

type Row = {
  platform: string;
  where: string;
  grade: string;
  source: string;
  codes: Record<string, string | undefined>;
  conflicts?: string;
};
const ROWS: readonly Row[] = file.platforms;

/** The platforms of `tables/faultCodes.json`, with codes in order. */
export const FAULT_CODES: readonly FaultCodePlatform[] = ROWS.map(({ codes, conflicts = '', grade, ...platform }) => ({
  ...platform,
  certainty: grade.replaceAll('V2', 'two sources agree').replaceAll('V1', 'one source'),
  conflicts,
  codes: Object.entries(codes)
    .flatMap(([code, meaning]) => (meaning === undefined ? [] : [{ code, meaning }]))
    .toSorted((one, other) => one.code.localeCompare(other.code, 'en', { numeric: true })),
}));

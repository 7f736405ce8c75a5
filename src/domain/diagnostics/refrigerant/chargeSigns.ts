import type { RankedCause } from '../verdict/causes';
import type { ChargeCause } from './chargeCheck';

/** A measured sign compared with the day's normal value. */
export type Sign = 'low' | 'normal' | 'high';
export type ChargeSigns = { superheat?: Sign; subcooling?: Sign; suction?: Sign; head?: Sign };

const SIGN_WORDS: Record<keyof ChargeSigns, string> = {
  superheat: 'superheat',
  subcooling: 'subcooling',
  suction: 'suction pressure',
  head: 'head pressure',
};

type Row = {
  cause: string;
  codes: readonly ChargeCause[];
  next: readonly string[];
  signs: Record<keyof ChargeSigns, readonly Sign[]>;
};

/** The decision table in method.md section 3. */
const ROWS: readonly Row[] = [
  {
    cause: 'Undercharge, a leak',
    codes: ['undercharge'],
    next: ['Leak search, then the leak rate'],
    signs: { superheat: ['high'], subcooling: ['low'], suction: ['low'], head: ['low'] },
  },
  {
    cause: 'Restriction, or a starved or closed valve',
    codes: ['restriction', 'restriction-or-txv-closed'],
    next: ['Temperature drop across the drier (more than 3 °F is a restriction), then the bulb'],
    signs: { superheat: ['high'], subcooling: ['high', 'normal'], suction: ['low'], head: ['normal', 'low'] },
  },
  {
    cause: 'Overcharge',
    codes: ['overcharge'],
    next: ['Weigh the charge out; look for non-condensables'],
    signs: { superheat: ['low'], subcooling: ['high'], suction: ['high'], head: ['high'] },
  },
  {
    cause: 'Low indoor air or load',
    codes: ['low-airflow-or-overfeeding'],
    next: ['External static, filter, temperature drop'],
    signs: { superheat: ['low'], subcooling: ['low', 'normal'], suction: ['low'], head: ['low'] },
  },
  {
    cause: 'Valve overfeeding, or the wrong orifice',
    codes: ['txv-overfeeding'],
    next: ['Bulb and superheat setting'],
    signs: { superheat: ['low'], subcooling: ['low'], suction: ['high'], head: ['low'] },
  },
  {
    cause: 'Dirty condenser, or air in the system',
    codes: [],
    next: ['Standing pressure against saturation at outdoor temperature'],
    signs: { superheat: ['normal'], subcooling: ['high'], suction: ['normal'], head: ['high'] },
  },
  {
    cause: 'Compressor valves, or the reversing valve',
    codes: [],
    next: ['Compression ratio, amps, pump-down'],
    signs: { superheat: ['normal'], subcooling: ['normal'], suction: ['high'], head: ['low'] },
  },
];

/** Ranks causes by how many measured signs agree, the decision table's own answer first; with the signs for and against each. */
export function rankedChargeCauses(
  first: ChargeCause,
  measured: ChargeSigns,
): { causes: RankedCause[]; next: string[] } {
  const names = (['superheat', 'subcooling', 'suction', 'head'] as const).filter(
    (name) => measured[name] !== undefined,
  );
  const weighed = ROWS.map((row) => {
    const agrees = (name: keyof ChargeSigns): boolean => row.signs[name].some((sign) => sign === measured[name]);
    const words = (kept: readonly (keyof ChargeSigns)[]): string[] =>
      kept.map((name) => `${measured[name]} ${SIGN_WORDS[name]}`);
    const isFirst = row.codes.includes(first);
    const agreeing = names.filter(agrees);
    return {
      row,
      isFirst,
      score: agreeing.length,
      signsFor: words(agreeing),
      signsAgainst: words(names.filter((name) => !agrees(name))),
    };
  }).filter(({ isFirst, score, signsAgainst }) => isFirst || score > signsAgainst.length);
  const ranked = weighed.toSorted(
    (one, other) => Number(other.isFirst) - Number(one.isFirst) || other.score - one.score,
  );
  return {
    causes: ranked.map(({ row: { cause }, signsFor, signsAgainst }) => ({ cause, signsFor, signsAgainst })),
    next: [...(ranked[0]?.row.next ?? [])],
  };
}

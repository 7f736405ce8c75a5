import { diversionOf, type Diversion, type DiversionScheme, type LoadKind } from '../diversion';
import { scaleTicketFee } from '../scaleTicket';
import type { WasteTicket } from './wasteTicketSchema';

/** LEED's default for mixed waste, for loads that were measured but not weighed. */
const POUNDS_PER_CUBIC_YARD = 500;
const TENTHS = 10;

type Weighed = Pick<WasteTicket, 'grossPounds' | 'tarePounds' | 'cubicYardsTenths'>;

/** Returns a load's net pounds; one that was only measured is converted at 500 lb per cubic yard. Never negative. */
export function poundsOf({ grossPounds, tarePounds, cubicYardsTenths }: Weighed): number {
  if (grossPounds > 0) return Math.max(0, grossPounds - tarePounds);
  return Math.round((cubicYardsTenths * POUNDS_PER_CUBIC_YARD) / TENTHS);
}

/** Whether a load's pounds are derived from its volume. */
export const isByVolume = ({ grossPounds, cubicYardsTenths }: Weighed): boolean =>
  grossPounds === 0 && cubicYardsTenths > 0;

/** Returns a ticket's fee: the printed one, else its tons times its rate, or the minimum. In cents. */
export function feeOf(ticket: WasteTicket): number {
  if (ticket.feeCents > 0) return ticket.feeCents;
  const { grossPounds, tarePounds, ratePerTonCents, minimumCents } = ticket;
  if (tarePounds > grossPounds) return minimumCents;
  return scaleTicketFee({ grossPounds, tarePounds, ratePerTonCents, minimumCents }).feeCents;
}

type MaterialTotal = { material: LoadKind; loads: number; pounds: number };
type WasteTotals = {
  loads: number;
  pounds: number;
  feeCents: number;
  salvageCents: number;
  byMaterial: MaterialTotal[];
  /** Loads measured in cubic yards, whose pounds are an estimate. */
  estimatedLoads: number;
  /** Manifests whose signed copy has not come back. */
  awaitedCopies: number;
  /** Null while a mixed load has no facility rate, so it can't be computed. */
  diversion: Diversion | null;
};

/** Totals what left a site: loads, pounds, cost, and the diversion rate under a scheme. Void tickets do not count. */
export function wasteTotals(
  tickets: readonly WasteTicket[],
  { scheme, targetPpm }: { scheme: DiversionScheme; targetPpm: number },
): WasteTotals {
  const counted = tickets.filter(({ isVoid }) => !isVoid);
  const sum = (of: (ticket: WasteTicket) => number): number => counted.reduce((total, one) => total + of(one), 0);
  const needsRate = counted.some(
    ({ material, facilityRatePpm, isRateVerified }) =>
      material === 'commingled' && facilityRatePpm === null && (scheme !== 'leed-v5' || isRateVerified),
  );
  const loads = counted.map((ticket) => ({
    kind: ticket.material,
    amount: poundsOf(ticket),
    facilityRatePpm: ticket.facilityRatePpm,
    isRateVerified: ticket.isRateVerified,
  }));
  return {
    loads: counted.length,
    pounds: sum(poundsOf),
    feeCents: sum(feeOf),
    salvageCents: sum(({ salvageCents }) => salvageCents),
    byMaterial: byMaterial(counted),
    estimatedLoads: counted.filter(isByVolume).length,
    awaitedCopies: counted.filter(({ kind, returnedOn }) => kind !== 'scale' && returnedOn === '').length,
    diversion: needsRate ? null : diversionOf(scheme, loads, targetPpm),
  };
}

/** Returns totals by material, heaviest first. */
function byMaterial(tickets: readonly WasteTicket[]): MaterialTotal[] {
  const totals = new Map<LoadKind, MaterialTotal>();
  for (const ticket of tickets) {
    const { material } = ticket;
    const known = totals.get(material) ?? { material, loads: 0, pounds: 0 };
    totals.set(material, { material, loads: known.loads + 1, pounds: known.pounds + poundsOf(ticket) });
  }
  return [...totals.values()].toSorted((a, b) => b.pounds - a.pounds);
}

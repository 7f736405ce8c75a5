import { diagnosticSchema, type Diagnostic } from '@/domain/diagnostics/record/schema';
import { writeReadings } from '@/domain/diagnostics/record/storedReadings';
import type { Stored } from '@/domain/record/schema';
import { buildStored } from './build';

/** Readings of an R-410A unit charged to its nameplate, from the worked examples. */
export const WELL_CHARGED = {
  isAirflowConfirmed: true,
  isSteady: true,
  areProbesRight: true,
  refrigerant: 'R-410A',
  meteringDevice: 'txv',
  targetSubcoolingF: 10,
  altitudeFt: 0,
  outdoorDryBulbF: 82,
  suctionPressurePsig: 118,
  suctionLineTempF: 52,
  liquidPressurePsig: 318,
  liquidLineTempF: 90,
};

/** Builds a set of readings that passed, from Ada Lovelace's condenser. */
export function buildDiagnostic(overrides: Partial<Stored<Diagnostic>> = {}): Stored<Diagnostic> {
  const fields = {
    number: 'D26-K7M3Q',
    kind: 'refrigerant-cooling' as const,
    measuredAt: '2026-07-06T14:25:00.000Z',
    customerId: 'customer-1',
    customerName: 'Ada Lovelace',
    equipmentId: 'unit-1',
    unitName: 'Heat pump Trane 4TWV0048A1000B',
    technicianName: 'Max Muster',
    readings: writeReadings(WELL_CHARGED),
    verdict: 'pass' as const,
    summary: 'All within limits',
  };
  return buildStored({ kind: 'diagnostic', schema: diagnosticSchema, fields, overrides });
}

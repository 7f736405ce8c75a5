import { capitalize } from '@/lib/words';
import type { ProcedureKind } from '../procedures/kinds';

/** A measurement from the trees as text, with the procedure that takes it, or null if none does. */
const MEASUREMENTS: Record<string, { words: string; kind: ProcedureKind | null }> = {
  'refrigerant.superheat': { words: 'superheat', kind: 'refrigerant-cooling' },
  'refrigerant.subcooling': { words: 'subcooling', kind: 'refrigerant-cooling' },
  'refrigerant.charge_check': { words: 'the charge', kind: 'refrigerant-cooling' },
  'refrigerant.compression_ratio': { words: 'the compression ratio', kind: 'refrigerant-cooling' },
  'electric.amps': { words: 'the amps', kind: 'electrical' },
  'electric.capacitor_under_load': { words: 'the capacitor under load', kind: 'electrical' },
  'electric.control_voltage': { words: 'the control voltage', kind: 'electrical' },
  'electric.voltage': { words: 'the voltage', kind: 'electrical' },
  'electric.winding': { words: 'the windings', kind: 'electrical' },
  'air.capacity': { words: 'the capacity by airflow', kind: 'airflow' },
  'air.external_static': { words: 'the external static pressure', kind: 'airflow' },
  'air.temperature_drop': { words: 'the temperature drop', kind: 'airflow' },
  'combustion.gas_pressure': { words: 'the gas pressure', kind: 'combustion' },
  'combustion.meter_clock': { words: 'the input by clocking the meter', kind: 'combustion' },
  'combustion.siegert': { words: 'the efficiency', kind: 'combustion' },
  'combustion.temperature_rise': { words: 'the temperature rise', kind: 'combustion' },
  'hydronic.flow': { words: 'the flow', kind: 'hydronic' },
  'hydronic.output': { words: 'the output', kind: 'hydronic' },
  'hydronic.pressure': { words: 'the water pressure', kind: 'hydronic' },
  'heatpump.balance_point': { words: 'the balance point', kind: null },
  'water.bucket_flow': { words: 'the flow with a bucket', kind: 'water' },
  'water.hardness': { words: 'the hardness', kind: 'water-quality' },
  'water.meter_leak': { words: 'leakage at the meter', kind: 'water' },
  'water.pressure': { words: 'the water pressure', kind: 'water' },
  'water.temperature': { words: 'the hot water temperature', kind: null },
  'fault-code': { words: 'the fault code', kind: null },
};
const NAMED = /\b[a-z]+\.[a-z]+(_[a-z]+)*\b/g;

/** Returns a next step as readable text, with the procedures it needs, without duplicates. */
export function nextStep(next: string): { text: string; kinds: ProcedureKind[] } {
  const named = [...next.matchAll(NAMED)].flatMap(([name]) => MEASUREMENTS[name]?.kind ?? []);
  const text = next.replaceAll(NAMED, (name) => MEASUREMENTS[name]?.words ?? name);
  return { text: capitalize(text), kinds: [...new Set(named)] };
}

/** Returns the procedure that answers a question, or null if none measures it. */
export const kindOfTest = (test: string | undefined): ProcedureKind | null =>
  test === undefined ? null : (MEASUREMENTS[test]?.kind ?? null);

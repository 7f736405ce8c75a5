import { blowerTable, flowFromTemperatureRise, plateCorrection } from './air/airflow';
import { capacity } from './air/capacity';
import { externalStatic } from './air/externalStatic';
import { dewPoint, enthalpy, fromWetBulb, humidityRatio, satPressure } from './air/psychrometrics';
import { coAirFree, manifoldCorrection, meterClock, minDraft, siegert } from './combustion/combustionTests';
import { capacitorUnderLoad, voltageImbalance } from './electric/electricTests';
import { balancePoint, cop } from './hydronic/heatPumpTests';
import { hydronicFlow, hydronicOutput } from './hydronic/hydronicTests';
import { chargeCheck } from './refrigerant/chargeCheck';
import { approach, compressionRatio, subcooling, superheat } from './refrigerant/circuit';
import { evacuationDecay } from './refrigerant/evacuation';
import { leakRate } from './refrigerant/leakRate';
import { leakRule } from './refrigerant/leakRule';
import { lineCharge, lineMassPerFt } from './refrigerant/lineCharge';
import { saturation } from './refrigerant/saturationTest';
import { targetSuperheat } from './refrigerant/targetSuperheat';
import { backflow } from './water/backflow';
import { bucketFlow, hardness, langelier, meterLeak, pressure, quality } from './water/waterTests';

/** The tests of the contract (`tables/contract.json`), each with typed inputs and outputs. */
export const DIAGNOSTIC_TESTS = {
  'air.blower_table': blowerTable,
  'air.capacity': capacity,
  'air.external_static': externalStatic,
  'air.flow_from_temperature_rise': flowFromTemperatureRise,
  'air.plate_correction': plateCorrection,
  'combustion.co_air_free': coAirFree,
  'combustion.manifold_correction': manifoldCorrection,
  'combustion.meter_clock': meterClock,
  'combustion.min_draft': minDraft,
  'combustion.siegert': siegert,
  'electric.capacitor_under_load': capacitorUnderLoad,
  'electric.voltage_imbalance': voltageImbalance,
  'heatpump.balance_point': balancePoint,
  'heatpump.cop': cop,
  'hydronic.flow': hydronicFlow,
  'hydronic.output': hydronicOutput,
  'psychro.dew_point': dewPoint,
  'psychro.enthalpy': enthalpy,
  'psychro.from_wet_bulb': fromWetBulb,
  'psychro.humidity_ratio': humidityRatio,
  'psychro.sat_pressure': satPressure,
  'refrigerant.approach': approach,
  'refrigerant.charge_check': chargeCheck,
  'refrigerant.compression_ratio': compressionRatio,
  'refrigerant.evacuation_decay': evacuationDecay,
  'refrigerant.leak_rate': leakRate,
  'refrigerant.leak_rule': leakRule,
  'refrigerant.line_charge': lineCharge,
  'refrigerant.line_mass_per_ft': lineMassPerFt,
  'refrigerant.saturation': saturation,
  'refrigerant.subcooling': subcooling,
  'refrigerant.superheat': superheat,
  'refrigerant.target_superheat': targetSuperheat,
  'water.backflow': backflow,
  'water.bucket_flow': bucketFlow,
  'water.hardness': hardness,
  'water.langelier': langelier,
  'water.meter_leak': meterLeak,
  'water.pressure': pressure,
  'water.quality': quality,
} as const;

export type DiagnosticTestId = keyof typeof DIAGNOSTIC_TESTS;

/** Whether a string is a test id. */
export const isDiagnosticTestId = (text: unknown): text is DiagnosticTestId =>
  typeof text === 'string' && Object.hasOwn(DIAGNOSTIC_TESTS, text);

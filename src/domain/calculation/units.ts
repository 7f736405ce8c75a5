/** Unit system for display and input. Records, engine and files always hold US units. */
export type UnitSystem = 'us' | 'si';
export const UNIT_SYSTEMS: readonly UnitSystem[] = ['us', 'si'];

/** The kind of quantity, which determines its unit. */
export type Quantity =
  | 'load'
  | 'loadPerArea'
  | 'temperature'
  | 'temperatureDifference'
  | 'length'
  | 'elevation'
  | 'thickness'
  | 'area'
  | 'volume'
  | 'airflow'
  | 'rValue'
  | 'uFactor'
  | 'edgeLoss'
  | 'conductance'
  | 'leakageArea'
  | 'moisture'
  | 'pressure'
  | 'speed'
  | 'waterFlow'
  | 'velocity'
  | 'frictionRate'
  | 'airVelocity'
  | 'airPressure'
  | 'airFriction'
  | 'gasFlow'
  | 'slope'
  | 'distance'
  | 'angle'
  | 'share'
  | 'fraction'
  | 'plain';

type Conversion = {
  us: string;
  si: string;
  /** Multiplier from the record's number to the one shown, in both systems. */ shownFactor?: number;
  /** SI = US × factor + offset. */ factor: number;
  offset?: number;
  /** Decimals shown. */ decimals: Readonly<Record<UnitSystem, number>>;
};

/** Factors: NIST SP 811, appendix B (Btu IT). */
export const QUANTITIES: Readonly<Record<Quantity, Conversion>> = {
  load: { us: 'Btu/h', si: 'W', factor: 0.293_071_07, decimals: { us: 0, si: 0 } },
  loadPerArea: { us: 'Btu/(h·ft²)', si: 'W/m²', factor: 3.154_590_7, decimals: { us: 1, si: 1 } },
  temperature: { us: '°F', si: '°C', factor: 5 / 9, offset: -160 / 9, decimals: { us: 1, si: 1 } },
  temperatureDifference: { us: '°F', si: 'K', factor: 5 / 9, decimals: { us: 1, si: 1 } },
  length: { us: 'ft', si: 'm', factor: 0.3048, decimals: { us: 2, si: 2 } },
  elevation: { us: 'ft', si: 'm', factor: 0.3048, decimals: { us: 0, si: 0 } },
  thickness: { us: 'in', si: 'mm', factor: 25.4, decimals: { us: 2, si: 0 } },
  area: { us: 'ft²', si: 'm²', factor: 0.092_903_04, decimals: { us: 1, si: 2 } },
  volume: { us: 'ft³', si: 'm³', factor: 0.028_316_846_6, decimals: { us: 0, si: 1 } },
  airflow: { us: 'cfm', si: 'L/s', factor: 0.471_947_44, decimals: { us: 0, si: 1 } },
  rValue: { us: 'h·ft²·°F/Btu', si: 'm²·K/W', factor: 0.176_110_2, decimals: { us: 1, si: 2 } },
  uFactor: { us: 'Btu/(h·ft²·°F)', si: 'W/(m²·K)', factor: 5.678_263, decimals: { us: 3, si: 2 } },
  edgeLoss: { us: 'Btu/(h·ft·°F)', si: 'W/(m·K)', factor: 1.730_735, decimals: { us: 3, si: 2 } },
  conductance: { us: 'Btu/(h·°F)', si: 'W/K', factor: 0.527_527_9, decimals: { us: 1, si: 1 } },
  leakageArea: { us: 'in²', si: 'cm²', factor: 6.4516, decimals: { us: 1, si: 0 } },
  moisture: { us: 'gr/lb', si: 'g/kg', factor: 1 / 7, decimals: { us: 1, si: 2 } },
  pressure: { us: 'psi', si: 'kPa', factor: 6.894_757, decimals: { us: 2, si: 1 } },
  speed: { us: 'mph', si: 'm/s', factor: 0.447_04, decimals: { us: 1, si: 1 } },
  waterFlow: { us: 'gpm', si: 'L/s', factor: 0.063_090_196, decimals: { us: 1, si: 2 } },
  velocity: { us: 'ft/s', si: 'm/s', factor: 0.3048, decimals: { us: 1, si: 2 } },
  frictionRate: { us: 'psi/100 ft', si: 'kPa/m', factor: 0.226_206, decimals: { us: 1, si: 2 } },
  airVelocity: { us: 'fpm', si: 'm/s', factor: 0.005_08, decimals: { us: 0, si: 1 } },
  airPressure: { us: 'in wc', si: 'Pa', factor: 249.088_9, decimals: { us: 2, si: 0 } },
  airFriction: { us: 'in wc/100 ft', si: 'Pa/m', factor: 8.172_2, decimals: { us: 3, si: 2 } },
  gasFlow: { us: 'cfh', si: 'm³/h', factor: 0.028_316_846_6, decimals: { us: 0, si: 2 } },
  slope: { us: 'in/ft', si: '%', factor: 100 / 12, decimals: { us: 4, si: 2 } },
  distance: { us: 'mi', si: 'km', factor: 1.609_344, decimals: { us: 1, si: 1 } },
  angle: { us: '°', si: '°', factor: 1, decimals: { us: 0, si: 0 } },
  share: { us: '%', si: '%', factor: 1, decimals: { us: 0, si: 0 } },
  fraction: { us: '%', si: '%', shownFactor: 100, factor: 1, decimals: { us: 0, si: 0 } },
  plain: { us: '', si: '', factor: 1, decimals: { us: 2, si: 2 } },
};

/** Converts to the system's unit, unrounded. `value` is in US units; shares are whole percents, fractions 0 to 1. */
export function inUnits(value: number, quantity: Quantity, system: UnitSystem): number {
  const { factor, offset = 0, shownFactor = 1 } = QUANTITIES[quantity];
  return (system === 'us' ? value : value * factor + offset) * shownFactor;
}

/** Converts a number typed in the system's unit to US units. */
export function fromUnits(value: number, quantity: Quantity, system: UnitSystem): number {
  const { factor, offset = 0, shownFactor = 1 } = QUANTITIES[quantity];
  const typed = value / shownFactor;
  return system === 'us' ? typed : (typed - offset) / factor;
}

export const unitOf = (quantity: Quantity, system: UnitSystem): string => QUANTITIES[quantity][system];

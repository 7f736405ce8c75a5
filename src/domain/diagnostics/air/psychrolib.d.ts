/** The functions used here of PsychroLib 2.5.0 (npm 1.1.1); IP units: °F, psi, lb/lb, Btu/lb, ft³/lb. All may throw. */
declare module 'psychrolib' {
  const psychrolib: {
    IP: number;
    SetUnitSystem(unitSystem: number): void;
    GetSatVapPres(dryBulbF: number): number;
    GetHumRatioFromTWetBulb(dryBulbF: number, wetBulbF: number, pressurePsia: number): number;
    GetRelHumFromHumRatio(dryBulbF: number, humidityRatio: number, pressurePsia: number): number;
    GetTDewPointFromHumRatio(dryBulbF: number, humidityRatio: number, pressurePsia: number): number;
    GetTDewPointFromRelHum(dryBulbF: number, relativeHumidity: number): number;
    GetMoistAirEnthalpy(dryBulbF: number, humidityRatio: number): number;
    GetMoistAirVolume(dryBulbF: number, humidityRatio: number, pressurePsia: number): number;
  };
  export default psychrolib;
}

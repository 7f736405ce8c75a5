import { withoutNoise } from '@/domain/calculation/withoutNoise';
import { TYPICAL_SUBCOOLING_F, type ChargeVerdict } from '../refrigerant/chargeCheck';
import type { ChargeSigns } from '../refrigerant/chargeSigns';
import { rankedChargeCauses } from '../refrigerant/chargeSigns';
import { REFRIGERANT_NAMES, type RefrigerantName } from '../refrigerant/names';
import { refrigerant as refrigerantOf } from '../refrigerant/properties';
import { degreesPerPsi } from '../refrigerant/saturation';
import { tableSuperheatF } from '../refrigerant/targetSuperheat';
import { DIAGNOSTIC_TESTS as T } from '../tests';
import { causesOf, nextAfter } from '../verdict/causes';
import { combined, inBands, type Limit } from '../verdict/judgment';
import { CIRCUIT_FIELDS as FIELDS } from './circuitFields';
import type { Procedure, Readings } from './procedure';
import { Reader } from './reader';

const RA3 = 'California 2008 Residential Appendices RA3.2.2';
const ANALOG = { gaugePsi: 1, clampF: 1, placeF: 0.5 };

const CONDITIONS = [
  { name: 'isAirflowConfirmed', label: 'Filter and coils are clean, airflow is confirmed' },
  { name: 'isSteady', label: 'It has run steadily in cooling for 15 minutes, at full speed, not in defrost' },
  { name: 'areProbesRight', label: 'Clamps are insulated and on bare pipe' },
];

/** Limits beyond which a head or suction pressure counts as high or low for the day (grade M: signs only, no verdict). */
const CONDENSING_OVER_AMBIENT_F = [10, 30] as const;
const EVAPORATOR_SPLIT_F = [30, 40] as const;
const LOWEST_OUTDOOR_F = 55;

const sideOf = (value: number, [low, high]: readonly [number, number]): 'low' | 'normal' | 'high' => {
  const at = withoutNoise(value);
  if (at < low) return 'low';
  return at > high ? 'high' : 'normal';
};

const known = (name: string | undefined): RefrigerantName | undefined => REFRIGERANT_NAMES.find((one) => one === name);

/** Warns about flammable refrigerants until one is chosen; then only if the chosen one is flammable (ASHRAE 34 classes A2L and A3). */
function hazardOf(readings: Readings): string | undefined {
  const name = known(new Reader(readings, FIELDS, CONDITIONS).choice('refrigerant'));
  if (name === undefined) return `A2L and A3 refrigerants burn: ${BESIDE_FLAMMABLE}`;
  return refrigerantOf(name).safetyClass === 'A1' ? undefined : `${name} burns: ${BESIDE_FLAMMABLE}`;
}
const BESIDE_FLAMMABLE = 'no flame, ventilate, use rated tools.';

/** Assesses the circuit's readings: superheat, subcooling, charge and what shows the condenser's and the compressor's state. */
function assess(readings: Readings) {
  const reader = new Reader(readings, FIELDS, CONDITIONS);
  const refrigerant = known(reader.choice('refrigerant'));
  const altitude = reader.number('altitudeFt');
  const outdoor = reader.number('outdoorDryBulbF');
  const suctionPsig = reader.number('suctionPressurePsig');
  const liquidPsig = reader.number('liquidPressurePsig');
  const device = reader.choice('meteringDevice');
  if (outdoor !== undefined && outdoor < LOWEST_OUTDOOR_F)
    reader.invalidate(`Below ${LOWEST_OUTDOOR_F} °F outdoors a system is charged by weight (${RA3})`);

  const hot = reader.ask(T['refrigerant.superheat'], {
    refrigerant,
    altitudeFt: altitude,
    suctionPressurePsig: suctionPsig,
    suctionLineTempF: reader.number('suctionLineTempF'),
  });
  const cold = reader.ask(T['refrigerant.subcooling'], {
    refrigerant,
    altitudeFt: altitude,
    liquidPressurePsig: liquidPsig,
    liquidLineTempF: reader.number('liquidLineTempF'),
  });
  const head = reader.number('dischargePressurePsig') ?? liquidPsig;
  const headField =
    reader.number('dischargePressurePsig') === undefined ? 'liquidPressurePsig' : 'dischargePressurePsig';
  const ratio = reader.ask(
    T['refrigerant.compression_ratio'],
    { suctionPressurePsig: suctionPsig, dischargePressurePsig: head, altitudeFt: altitude },
    {},
    { dischargePressurePsig: headField },
  );

  const wetBulb = reader.number('indoorWetBulbF');
  const target = wetBulb === undefined || outdoor === undefined ? undefined : tableSuperheatF(wetBulb, outdoor);
  const uncertainty = (point: 'dew' | 'bubble', saturationF: number | undefined): number =>
    refrigerant === undefined || saturationF === undefined
      ? 0
      : combined(ANALOG.gaugePsi * degreesPerPsi(refrigerant, point, saturationF), ANALOG.clampF, ANALOG.placeF);

  judgeSuperheat(reader, device, hot?.superheatF, target, uncertainty('dew', hot?.saturationTempF));
  const plate = reader.number('targetSubcoolingF');
  judgeSubcooling(reader, device, cold?.subcoolingF, plate, uncertainty('bubble', cold?.saturationTempF));

  const over = cold !== undefined && outdoor !== undefined ? cold.saturationTempF - outdoor : undefined;
  const dryBulb = reader.number('returnDryBulbF');
  const split = hot !== undefined && dryBulb !== undefined ? dryBulb - hot.saturationTempF : undefined;
  const charge = chargeOf(reader, device, {
    superheatF: hot?.superheatF,
    subcoolingF: cold?.subcoolingF,
    target,
    plate,
  });
  if (charge?.firstCause) {
    const signs: ChargeSigns = {
      ...(hot && device !== undefined && { superheat: superheatSign(device, hot.superheatF, target) }),
      ...(cold && { subcooling: subcoolingSign(device, cold.subcoolingF, plate) }),
      ...(split !== undefined && { suction: sideOf(-split, [-EVAPORATOR_SPLIT_F[1], -EVAPORATOR_SPLIT_F[0]]) }),
      ...(over !== undefined && { head: sideOf(over, CONDENSING_OVER_AMBIENT_F) }),
    };
    const ranked = rankedChargeCauses(charge.firstCause, signs);
    reader.suspect(ranked.causes);
    reader.suggest(...ranked.next);
  }

  reader.show({ id: 'evaporatorSaturation', label: 'Evaporator, dew point', unit: '°F' }, hot?.saturationTempF);
  reader.show({ id: 'condenserSaturation', label: 'Condenser, bubble point', unit: '°F' }, cold?.saturationTempF);
  judgeCondenser(reader, over, uncertainty('bubble', cold?.saturationTempF));
  reader.show(
    { id: 'evaporatorSplit', label: 'Return air above evaporator', unit: '°F' },
    split,
    'About 35 °F at 400 cfm per ton: check with the maker',
    1.5,
  );
  reader.show(
    { id: 'approach', label: 'Liquid line above outdoor air', unit: '°F' },
    approachOf(reader.number('liquidLineTempF'), outdoor),
    'Against the maker’s table, or this unit’s baseline',
    1.4,
  );
  judgeCompressor(reader, ratio?.ratio);
  return reader.result();
}

const approachOf = (liquid: number | undefined, outdoor: number | undefined): number | undefined =>
  liquid === undefined || outdoor === undefined ? undefined : liquid - outdoor;

function judgeSuperheat(
  reader: Reader,
  device: string | undefined,
  value: number | undefined,
  target: number | null | undefined,
  uncertainty: number,
): void {
  const measure = { id: 'superheat', label: 'Superheat', unit: '°F' };
  if (device === 'txv') {
    const limit: Limit = { text: '4 to 25 °F', source: `${RA3}, where the maker gives none`, grade: 'V1' };
    reader.judge(measure, value, (heat) => ({
      verdict: inBands(heat, [4, 25], [4, 26]),
      limit,
      uncertainty,
      offTarget: null,
      note: heat < 4 ? 'Liquid may flood back to the compressor: stop' : '',
    }));
  } else if (typeof target === 'number') {
    const limit: Limit = {
      text: `${target.toFixed(1)} °F ± 5`,
      source: 'Carrier superheat charging table; ±5 of RA3.2.2',
      grade: 'V1',
    };
    reader.judge(measure, value, (heat) => ({
      verdict: inBands(heat - target, [-5, 5], [-6, 6]),
      limit,
      uncertainty,
      offTarget: heat - target,
    }));
  } else
    reader.show(
      measure,
      value,
      target === null
        ? 'The table says: do not charge by superheat under these conditions. Weigh the charge in.'
        : 'Needs return wet bulb and outdoor air for its target',
      uncertainty,
    );
}

function judgeSubcooling(
  reader: Reader,
  device: string | undefined,
  value: number | undefined,
  plate: number | undefined,
  uncertainty: number,
): void {
  const measure = { id: 'subcooling', label: 'Subcooling', unit: '°F' };
  if (device === 'fixed') {
    reader.show(measure, value, 'Tells the cause apart; a fixed orifice is charged by superheat', uncertainty);
    return;
  }
  if (plate !== undefined) {
    const limit: Limit = { text: `${plate} °F ± 3`, source: `Nameplate; ±3 of ${RA3}`, grade: 'V1' };
    reader.judge(measure, value, (cooling) => ({
      verdict: inBands(cooling - plate, [-3, 3], [-4, 4]),
      limit,
      uncertainty,
      offTarget: cooling - plate,
    }));
    return;
  }
  const [low, high] = TYPICAL_SUBCOOLING_F;
  const limit: Limit = { text: `${low} to ${high} °F, typical`, source: 'Typical only: read the plate', grade: 'M' };
  reader.judge(measure, value, (cooling) => ({ verdict: inBands(cooling, [low, high]), limit, uncertainty }));
}

type ChargeReadings = {
  superheatF: number | undefined;
  subcoolingF: number | undefined;
  target: number | null | undefined;
  plate: number | undefined;
};

function chargeOf(
  reader: Reader,
  device: string | undefined,
  { superheatF, subcoolingF, target, plate }: ChargeReadings,
): ChargeVerdict | undefined {
  const test = T['refrigerant.charge_check'];
  if (device === 'fixed')
    return reader.ask(test, { meteringDevice: device, superheatF, subcoolingF, targetSuperheatF: target ?? undefined });
  return reader.ask(test, { meteringDevice: device, superheatF, subcoolingF }, { targetSubcoolingF: plate });
}

const superheatSign = (device: string, value: number, target: number | null | undefined): 'low' | 'normal' | 'high' =>
  device === 'txv' ? sideOf(value, [4, 25]) : sideOf(value - (target ?? value), [-5, 5]);

function subcoolingSign(
  device: string | undefined,
  value: number,
  plate: number | undefined,
): 'low' | 'normal' | 'high' {
  if (device === 'fixed') return sideOf(value, [8, 15]);
  return plate === undefined ? sideOf(value, TYPICAL_SUBCOOLING_F) : sideOf(value - plate, [-3, 3]);
}

function judgeCondenser(reader: Reader, over: number | undefined, uncertainty: number): void {
  const limit: Limit = { text: '10 to 30 °F', source: 'By efficiency of the unit; check with the maker', grade: 'M' };
  const verdict = reader.judge(
    { id: 'condensingOverAmbient', label: 'Condensing above outdoor air', unit: '°F' },
    over,
    (value) => ({
      verdict: inBands(value, CONDENSING_OVER_AMBIENT_F),
      limit,
      uncertainty,
    }),
  );
  if (verdict === 'watch' && over !== undefined && over > CONDENSING_OVER_AMBIENT_F[1])
    reader.suspect(
      ['Dirty condenser, air in the system, or overcharge'],
      `condensing ${over.toFixed(0)} °F above outdoor air`,
    );
}

function judgeCompressor(reader: Reader, ratio: number | undefined): void {
  const limit: Limit = { text: '2.3 to 4', source: 'Air conditioning; check with the maker', grade: 'M' };
  const verdict = reader.judge({ id: 'compressionRatio', label: 'Compression ratio', digits: 2 }, ratio, (value) => ({
    verdict: inBands(value, [2.3, 4]),
    limit,
    uncertainty: 0.05,
  }));
  if (verdict === 'watch' && ratio !== undefined) {
    reader.suspect(
      causesOf('refrigerant.compression_ratio', ratio > 4 ? 'high' : 'low'),
      `compression ratio ${ratio.toFixed(1)}`,
    );
    reader.suggest(...nextAfter('refrigerant.compression_ratio'));
  }
  const hottest: Limit = { text: 'up to 225 °F', source: '6 in from the compressor; check with the maker', grade: 'M' };
  reader.judge(
    { id: 'dischargeLine', label: 'Discharge line', unit: '°F', digits: 0 },
    reader.number('dischargeLineTempF'),
    (value) => ({
      verdict: inBands(value, [-Infinity, 225]),
      limit: hottest,
      uncertainty: 1,
    }),
  );
}

export const refrigerantCooling: Procedure = {
  // The conditions its limits hold for (method 2): in heating they would call a sound charge wrong.
  purpose:
    'Superheat, subcooling and charge in cooling, with what the condenser and compressor show. Not for a heat pump in heating: charge that by weight or by the maker’s heating chart',
  trade: 'hvac',
  conditions: CONDITIONS,
  hazard: hazardOf,
  usual: { altitudeFt: 0 },
  fields: FIELDS,
  assess,
};

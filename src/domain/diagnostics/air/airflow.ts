import { z } from 'zod';
import { defineTest } from '../defineTest';
import { airflowCfm, altitudeFt, amps, quantity, staticInWc, temperatureDifferenceF, volts } from '../readings/fields';
import { reading } from '../readings/reading';
import { ReadingError } from '../readings/readingError';
import { betweenNodes } from '../readings/tableLookup';
import { chooseOne } from '../readings/variants';
import { airDensityRatio, BTUH_PER_WATT } from '../units';

/** Btu/h per cfm and °F of standard air. */
export const SENSIBLE_FACTOR = 1.08;

const POINT = 'Each row of the blower table must be [static in w.c., cfm]';
const points = z
  .array(
    z.tuple([staticInWc('Static of the table'), airflowCfm], POINT),
    'The blower table must be a list of [static in w.c., cfm]',
  )
  .min(2, 'The blower table needs at least two columns')
  .refine(
    (rows) => rows.every(([at], index) => index === 0 || at > (rows[index - 1]?.[0] ?? -Infinity)),
    'The blower table must rise in static',
  );

export const blowerTable = defineTest({
  title: 'Airflow from the blower table',
  inputs: z.strictObject({ points, externalStaticInWc: staticInWc('External static') }),
  calculate: ({ points: rows, externalStaticInWc }) => {
    const nodes = rows.map(([at]) => at);
    const cfm = betweenNodes(
      { nodes, at: externalStaticInWc },
      rows.map(([, flow]) => flow),
    );
    if (cfm === null)
      throw new ReadingError(
        'externalStaticInWc',
        `${externalStaticInWc} in w.c. is outside the blower table (${nodes[0]} to ${nodes.at(-1)}): a table is never carried on`,
      );
    return { airflowCfm: cfm };
  },
});

const temperatureRiseF = temperatureDifferenceF('Temperature rise', 0.5, 200);

export const flowFromTemperatureRise = defineTest({
  title: 'Airflow from the temperature rise',
  inputs: z.discriminatedUnion(
    'source',
    [
      z.strictObject({
        source: z.literal('gas'),
        inputBtuh: quantity('Input', 'Btu/h', 10_000_000, 100),
        efficiency: reading({ label: 'Efficiency', min: 0.01, max: 1, unit: '', why: '0.8 is 80 %' }),
        temperatureRiseF,
        altitudeFt,
      }),
      z.strictObject({
        source: z.literal('electric'),
        volts: volts('Volts'),
        amps: amps('Amps'),
        temperatureRiseF,
        altitudeFt,
      }),
    ],
    chooseOne('Source', ['electric', 'gas']),
  ),
  calculate: (inputs) => {
    const btuh =
      inputs.source === 'gas' ? inputs.inputBtuh * inputs.efficiency : inputs.volts * inputs.amps * BTUH_PER_WATT;
    return { airflowCfm: btuh / (SENSIBLE_FACTOR * airDensityRatio(inputs.altitudeFt) * inputs.temperatureRiseF) };
  },
});

const plenumPa = (label: string) =>
  reading({ label, min: 0.1, max: 750, unit: 'Pa', why: 'ducts of a building do not see more' });

/** Flow plate, corrected to the pressure of normal operation. TrueFlow method, from memory (grade M). */
export const plateCorrection = defineTest({
  title: 'Flow plate',
  inputs: z.strictObject({
    plateFlowCfm: airflowCfm,
    normalSupplyPressurePa: plenumPa('Supply pressure without the plate'),
    supplyPressureWithPlatePa: plenumPa('Supply pressure with the plate'),
  }),
  calculate: ({ plateFlowCfm, normalSupplyPressurePa, supplyPressureWithPlatePa }) => ({
    airflowCfm: plateFlowCfm * Math.sqrt(normalSupplyPressurePa / supplyPressureWithPlatePa),
  }),
});

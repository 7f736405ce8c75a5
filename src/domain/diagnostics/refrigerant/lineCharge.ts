import { z } from 'zod';

import { defineTest } from '../defineTest';
import { quantity, refrigerantName } from '../readings/fields';
import { reading } from '../readings/reading';
import { ReadingError } from '../readings/readingError';
import { betweenNodes } from '../readings/tableLookup';
import { chooseOne } from '../readings/variants';
import { OUNCES_PER_POUND } from '../units';
import { refrigerant } from './properties';

const lineLengthFt = quantity('Line length', 'ft', 2000, 0);
const ozPerFt = quantity('Charge per foot', 'oz/ft', 50);
const factoryChargeOz = quantity('Factory charge', 'oz', 100_000, 0).optional();

/** Ounces above (negative: below) the factory charge for a line set. Two manufacturers' forms, see method.md section 3. */
export const lineCharge = defineTest({
  title: 'Charge for the line length',
  inputs: z.discriminatedUnion(
    'method',
    [
      z.strictObject({
        method: z.literal('excess'),
        lineLengthFt,
        includedLengthFt: quantity('Length the factory charge covers', 'ft', 2000, 0),
        ozPerFt,
        factoryChargeOz,
      }),
      z.strictObject({
        method: z.literal('total-line'),
        lineLengthFt,
        ozPerFt,
        factoryLineSetOz: quantity('Factory charge for the line set', 'oz', 100_000, 0),
        factoryChargeOz,
      }),
    ],
    chooseOne('Method', ['excess', 'total-line']),
  ),
  calculate: (inputs) => {
    const adjustmentOz =
      inputs.method === 'excess'
        ? Math.max(0, inputs.lineLengthFt - inputs.includedLengthFt) * inputs.ozPerFt
        : inputs.ozPerFt * inputs.lineLengthFt - inputs.factoryLineSetOz;
    return {
      adjustmentOz,
      totalOz: inputs.factoryChargeOz === undefined ? null : inputs.factoryChargeOz + adjustmentOz,
    };
  },
});

/**
 * Liquid per foot of line, oz/ft, from the density of the saturated liquid. A manufacturer's figure includes more, so never use this in
 * its place.
 */
export const lineMassPerFt = defineTest({
  title: 'Refrigerant in a foot of line',
  inputs: z.strictObject({
    refrigerant: refrigerantName,
    liquidTempF: reading({
      label: 'Liquid temperature',
      min: -60,
      max: 300,
      unit: '°F',
      why: 'refrigerant lines are not colder or hotter',
    }),
    insideDiameterIn: quantity('Inside diameter', 'in', 12, 0.05),
  }),
  calculate: ({ refrigerant: name, liquidTempF, insideDiameterIn }) => {
    const { liquidDensity } = refrigerant(name);
    const nodes = liquidDensity.map(([temperatureF]) => temperatureF);
    const density = betweenNodes(
      { nodes, at: liquidTempF },
      liquidDensity.map(([, lbPerFt3]) => lbPerFt3),
    );
    if (density === null)
      throw new ReadingError('liquidTempF', `Density of ${name} is known from ${nodes[0]} to ${nodes.at(-1)} °F`);
    const areaFt2 = (Math.PI / 4) * (insideDiameterIn / 12) ** 2;
    return { ozPerFt: density * areaFt2 * OUNCES_PER_POUND };
  },
});

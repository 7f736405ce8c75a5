import { z } from 'zod';
import { defineTest } from '../defineTest';
import { quantity, temperatureDifferenceF } from '../readings/fields';
import { reading } from '../readings/reading';
import { ReadingError } from '../readings/readingError';

const flowGpm = quantity('Flow', 'gpm', 10_000, 0);
const waterF = (label: string) =>
  reading({ label, min: -60, max: 300, unit: '°F', why: 'a heating loop is not colder or hotter', usual: [60, 200] });
const fluidFactor = reading({
  label: 'Fluid factor',
  min: 300,
  max: 600,
  unit: 'Btu/h per gpm °F',
  why: 'water has 500, glycol of 50 % about 450',
});

export const hydronicOutput = defineTest({
  title: 'Output of a loop',
  inputs: z.strictObject({ flowGpm, supplyF: waterF('Supply'), returnF: waterF('Return'), fluidFactor }),
  calculate: ({ flowGpm: flow, supplyF, returnF, fluidFactor: factor }) => {
    if (returnF > supplyF)
      throw new ReadingError(
        'returnF',
        `Return (${returnF} °F) cannot be hotter than supply (${supplyF} °F) when heating: are they swapped?`,
      );
    const deltaTF = supplyF - returnF;
    return { outputBtuh: factor * flow * deltaTF, deltaTF };
  },
});

export const hydronicFlow = defineTest({
  title: 'Flow of a loop',
  inputs: z.strictObject({
    outputBtuh: quantity('Output', 'Btu/h', 100_000_000, 0),
    deltaTF: temperatureDifferenceF('Temperature difference', 0.1, 200),
    fluidFactor,
  }),
  calculate: ({ outputBtuh, deltaTF, fluidFactor: factor }) => ({ flowGpm: outputBtuh / (factor * deltaTF) }),
});

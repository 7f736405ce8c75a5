import { z } from 'zod';
import { withoutNoise } from '@/domain/calculation/withoutNoise';
import { defineTest } from '../defineTest';
import { staticInWc } from '../readings/fields';
import { reading } from '../readings/reading';
import { chooseOne } from '../readings/variants';

const ratedMaxInWc = reading({
  label: 'Rated maximum',
  min: 0.05,
  max: 3,
  unit: 'in w.c.',
  why: 'no plate says more',
  usual: [0.3, 1.2],
});

export const externalStatic = defineTest({
  title: 'External static',
  inputs: z.discriminatedUnion(
    'method',
    [
      z.strictObject({
        method: z.literal('sum'),
        dropsInWc: z.array(staticInWc('Drop'), 'Drops must be a list of numbers').min(1, 'At least one drop is needed'),
        ratedMaxInWc,
      }),
      z.strictObject({
        method: z.literal('taps'),
        returnInWc: staticInWc('Return tap'),
        supplyInWc: staticInWc('Supply tap'),
        ratedMaxInWc,
      }),
    ],
    chooseOne('Method', ['sum', 'taps']),
  ),
  calculate: (inputs) => {
    const drops = inputs.method === 'sum' ? inputs.dropsInWc : [inputs.returnInWc, inputs.supplyInWc];
    const totalInWc = withoutNoise(drops.reduce((total, drop) => total + Math.abs(drop), 0));
    return { totalInWc, verdict: totalInWc <= inputs.ratedMaxInWc ? 'pass' : 'fail' };
  },
});

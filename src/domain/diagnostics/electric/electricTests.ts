import { z } from 'zod';
import { withoutNoise } from '@/domain/calculation/withoutNoise';
import { defineTest } from '../defineTest';
import { amps, microfarads, volts } from '../readings/fields';
import { reading } from '../readings/reading';
import { ReadingError } from '../readings/readingError';

/** Run capacitor from the start lead's current and the voltage across it; not for start capacitors or ECM motors. */
export const capacitorUnderLoad = defineTest({
  title: 'Run capacitor under load',
  inputs: z.strictObject({
    startWindingAmps: amps('Current in the start lead'),
    capacitorVolts: reading({
      label: 'Volts across the capacitor',
      min: 1,
      max: 1000,
      unit: 'V',
      why: 'the motor has to run',
    }),
    frequencyHz: reading({ label: 'Frequency', min: 40, max: 70, unit: 'Hz', why: 'mains have 50 or 60' }),
    ratedMicrofarad: microfarads('Rated capacitance'),
    tolerancePct: reading({
      label: 'Tolerance of the label',
      min: 0.1,
      max: 50,
      unit: '%',
      why: 'labels say 5, 6 or 10',
    }),
  }),
  calculate: ({ startWindingAmps, capacitorVolts, frequencyHz, ratedMicrofarad, tolerancePct }) => {
    const microfarad = (startWindingAmps * 1e6) / (2 * Math.PI * frequencyHz * capacitorVolts);
    const deviationPct = withoutNoise(((microfarad - ratedMicrofarad) / ratedMicrofarad) * 100);
    return { microfarad, deviationPct, verdict: Math.abs(deviationPct) <= tolerancePct ? 'pass' : 'fail' };
  },
});

/** NEMA: largest deviation of one phase from the mean, % of the mean. Not the largest minus the smallest. */
export const voltageImbalance = defineTest({
  title: 'Voltage imbalance',
  inputs: z.strictObject({
    lineVolts: z
      .array(volts('Line voltage'), 'Line volts must be a list of three numbers')
      .length(3, 'Line volts must be three readings'),
  }),
  calculate: ({ lineVolts }) => {
    const mean = lineVolts.reduce((total, each) => total + each, 0) / lineVolts.length;
    if (mean === 0) throw new ReadingError('lineVolts', 'No voltage on any phase: there is nothing to compare');
    return { imbalancePct: (Math.max(...lineVolts.map((each) => Math.abs(each - mean))) / mean) * 100 };
  },
});

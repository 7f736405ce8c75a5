import { z } from 'zod';
import { defineTest } from '../defineTest';
import { quantity } from '../readings/fields';
import { reading } from '../readings/reading';
import { ReadingError } from '../readings/readingError';
import { BTUH_PER_WATT } from '../units';

const btuh = (label: string) => quantity(label, 'Btu/h', 100_000_000, 1);
/** Rating points of AHRI 210/240, °F. */
const [WARM_F, COLD_F] = [47, 17];

/** Where the load line crosses the capacity line; variable-speed units need the manufacturer's table instead. */
export const balancePoint = defineTest({
  title: 'Balance point',
  inputs: z.strictObject({
    designLoadBtuh: btuh('Heating load at design'),
    designOutdoorF: reading({
      label: 'Outdoor design temperature',
      min: -60,
      max: 60,
      unit: '°F',
      why: 'heating is designed for colder days',
    }),
    balanceBaseF: reading({
      label: 'No load above',
      min: 40,
      max: 80,
      unit: '°F',
      why: 'houses need heat below about 65 °F',
    }),
    capacityAt47Btuh: btuh('Capacity at 47 °F'),
    capacityAt17Btuh: btuh('Capacity at 17 °F'),
  }),
  calculate: ({ designLoadBtuh, designOutdoorF, balanceBaseF, capacityAt47Btuh, capacityAt17Btuh }) => {
    if (balanceBaseF <= designOutdoorF)
      throw new ReadingError(
        'balanceBaseF',
        `${balanceBaseF} °F must be above the outdoor design temperature (${designOutdoorF} °F)`,
      );
    const loadPerF = designLoadBtuh / (balanceBaseF - designOutdoorF);
    const capacityPerF = (capacityAt47Btuh - capacityAt17Btuh) / (WARM_F - COLD_F);
    if (loadPerF + capacityPerF <= 0)
      throw new ReadingError(
        'capacityAt47Btuh',
        'The capacity falls faster than the load as it gets warmer: the two never meet',
      );
    return {
      balancePointF: (loadPerF * balanceBaseF - capacityAt17Btuh + capacityPerF * COLD_F) / (loadPerF + capacityPerF),
      supplementalAtDesignBtuh: Math.max(
        0,
        designLoadBtuh - (capacityAt17Btuh + capacityPerF * (designOutdoorF - COLD_F)),
      ),
    };
  },
});

export const cop = defineTest({
  title: 'Coefficient of performance',
  inputs: z.strictObject({ outputBtuh: btuh('Output'), inputW: quantity('Electric input', 'W', 10_000_000, 1) }),
  calculate: ({ outputBtuh, inputW }) => ({ cop: outputBtuh / (BTUH_PER_WATT * inputW) }),
});

import { REFRIGERANT_NAMES } from '../refrigerant/names';
import {
  altitudeFt,
  dischargePressurePsig,
  dryBulbF,
  liquidLineTempF,
  liquidPressurePsig,
  outdoorDryBulbF,
  suctionLineTempF,
  suctionPressurePsig,
  temperatureDifferenceF,
  wetBulbF,
} from '../readings/fields';
import { reading } from '../readings/reading';
import { choiceField, numberField } from './fieldsOf';
import type { ReadingField, Readings } from './procedure';

const UNIT = 'The unit';
const OUTDOOR = 'At the outdoor unit';
const INDOOR = 'Indoors';
const isFixed = (readings: Readings): boolean => readings['meteringDevice'] === 'fixed';
const isValve = (readings: Readings): boolean => readings['meteringDevice'] === 'txv';

/** The readings of a refrigerant circuit, in the order they are taken. */
export const CIRCUIT_FIELDS: readonly ReadingField[] = [
  choiceField(
    UNIT,
    'refrigerant',
    'Refrigerant',
    REFRIGERANT_NAMES.map((name) => ({ value: name, label: name })),
    { hint: 'From the nameplate, never from the color of a cap' },
  ),
  choiceField(UNIT, 'meteringDevice', 'Metering device', [
    { value: 'txv', label: 'TXV or EEV' },
    { value: 'fixed', label: 'Fixed orifice' },
  ]),
  numberField(UNIT, 'targetSubcoolingF', temperatureDifferenceF('Subcooling on the plate', 0, 60), {
    hint: 'Without it, 8 to 14 °F is only typical',
    isUsed: isValve,
  }),
  numberField(UNIT, 'altitudeFt', altitudeFt, { digits: 0, hint: 'The gauge reads against the air of this elevation' }),
  numberField(OUTDOOR, 'outdoorDryBulbF', outdoorDryBulbF, { hint: 'In the shade, where air enters the coil' }),
  numberField(OUTDOOR, 'suctionPressurePsig', suctionPressurePsig, { hint: 'At the suction service valve' }),
  numberField(OUTDOOR, 'suctionLineTempF', suctionLineTempF, {
    hint: 'Clamp on bare pipe beside the gauge, insulated',
  }),
  numberField(OUTDOOR, 'liquidPressurePsig', liquidPressurePsig, { hint: 'At the liquid service valve' }),
  numberField(OUTDOOR, 'liquidLineTempF', liquidLineTempF, { hint: 'Clamp beside the gauge, insulated' }),
  numberField(OUTDOOR, 'dischargePressurePsig', dischargePressurePsig, {
    label: 'Discharge pressure, if there is a port',
  }),
  numberField(
    OUTDOOR,
    'dischargeLineTempF',
    reading({
      label: 'Discharge line temperature',
      min: -60,
      max: 350,
      unit: '°F',
      why: 'oil burns before that',
      usual: [100, 225],
    }),
    { hint: '6 in from the compressor' },
  ),
  numberField(INDOOR, 'indoorWetBulbF', wetBulbF('Return wet bulb'), {
    hint: 'At the return, wick wet',
    isUsed: isFixed,
  }),
  numberField(INDOOR, 'returnDryBulbF', dryBulbF('Return dry bulb')),
];

import { z } from 'zod';
import { identifier, oneOf, within } from '@/domain/calculation/ranges';
import { defineCalculator } from '../core/calculator';
import { boreIn } from '../core/fields';
import { InputFault } from '../core/issue';
import { inchesOf, labelOf } from '../core/sizes';
import { rounded } from '../core/why';
import { gasBoreIn } from './bores';
import { GASES, lowPressureDropInWc } from './equation';
import { citingEquation, PIPES, sizeField } from './gasEquations';
import { btuhField, cfhField, cfhOf, gasLengthFt, heatingValueField, heatingValueOf, loadFields } from './gasInputs';

/** Calculates appliance loads in cfh, from the nameplate input. */
export const gasLoad = defineCalculator({
  name: 'gas.load',
  title: 'Gas load',
  needs: '`loadsBtuh` or `btuh`',
  inputs: z.strictObject({
    gas: oneOf('Gas', ['natural', 'propane']).default('natural'),
    heatingValueBtuPerCf: heatingValueField.optional(),
    loadsBtuh: z
      .record(z.string(), btuhField)
      .optional()
      .meta({ title: 'Inputs by appliance', unit: 'Btu/h', why: 'from the name plate' }),
    btuh: btuhField.optional(),
  }),
  outputs: {
    cfh: 'load of all, cfh',
    btuh: 'load of all, Btu/h',
    loadsCfh: 'load of each appliance, whole cfh',
  },
  compute: ({ gas, heatingValueBtuPerCf, loadsBtuh, btuh }, say) => {
    if (loadsBtuh === undefined && btuh === undefined)
      throw new InputFault('loadsBtuh', 'enter at least one appliance');
    if (heatingValueBtuPerCf === undefined)
      say(`${GASES[gas].btuPerCf} Btu/cf were taken: ask the utility`, 'heatingValueBtuPerCf');
    const heatingValue = heatingValueOf(gas, heatingValueBtuPerCf);
    const all = Object.values(loadsBtuh ?? {}).reduce((sum, load) => sum + load, btuh ?? 0);
    return {
      cfh: rounded(all / heatingValue, 2),
      btuh: all,
      loadsCfh: Object.fromEntries(
        Object.entries(loadsBtuh ?? {}).map(([id, load]) => [id, Math.round(load / heatingValue)]),
      ),
      why: {
        table: 'cfh = Btu/h input / heating value',
        edition: 'IFGC 402.2',
        row: `${heatingValue} Btu/cf`,
        governedBy: 'connected load',
        grade: 'V2',
      },
    };
  },
});

/** Adds up the drops of the sections on the way to an outlet (IFGC A.3.4, less conservative than the lengths). */
export const dropPer100Ft = defineCalculator({
  name: 'gas.pressure_drop',
  title: 'Gas pressure drop along a path',
  inputs: z.strictObject({
    gas: oneOf('Gas', ['natural', 'propane']).default('natural'),
    heatingValueBtuPerCf: heatingValueField.optional(),
    material: oneOf('Material', PIPES).default('schedule-40'),
    allowedInWc: within({ label: 'Allowed drop', min: 0.01, max: 50, unit: 'in w.c.', why: 'usually 0.5' }).default(
      0.5,
    ),
    sections: z
      .array(
        z.strictObject({
          id: identifier('Id of the section'),
          size: sizeField.optional(),
          idIn: boreIn.optional(),
          lengthFt: gasLengthFt,
          ...loadFields,
          cfh: cfhField.optional(),
        }),
      )
      .min(1, 'Sections: at least one')
      .max(500, 'At most 500 sections')
      .meta({
        title: 'Sections from the meter to the outlet',
        why: '{ id, size or idIn, lengthFt, cfh | btuh | kBtuh }',
      }),
  }),
  outputs: {
    drops: 'drop of each section, in w.c.',
    dropInWc: 'drop of all, in w.c.',
    ok: 'whether it is within the allowed drop',
  },
  compute: ({ gas, heatingValueBtuPerCf, material, allowedInWc, sections }) => {
    const heatingValue = heatingValueOf(gas, heatingValueBtuPerCf);
    const drops = sections.map(({ id, size, idIn, lengthFt, ...load }, index) => {
      const inches = typeof size === 'string' ? inchesOf(size) : size;
      const bore = idIn ?? (inches === undefined ? undefined : gasBoreIn(material, labelOf(inches)));
      if (bore === undefined) throw new InputFault(`sections.${index}.size`, `enter a size of ${material} or idIn`);
      return [
        id,
        rounded(lowPressureDropInWc(cfhOf(load, heatingValue, `sections.${index}.cfh`), bore, lengthFt, GASES[gas].cr)),
      ] as const;
    });
    const dropInWc = rounded(drops.reduce((sum, [, drop]) => sum + drop, 0));
    return {
      drops: Object.fromEntries(drops),
      dropInWc,
      ok: dropInWc <= allowedInWc,
      why: {
        ...citingEquation('IFGC A.3.4', `${sections.length} sections`),
        governedBy: 'sum of the drops',
        margin: rounded(allowedInWc - dropInWc),
        marginUnit: 'in w.c.',
      },
    };
  },
});

import { z } from 'zod';
import { TECHNICIAN_COLORS } from '@/domain/technician/colors';
import { POSTAL_CODE_LIMIT, territorySchema, type Territory } from '@/domain/territory/schema';
import { postalCodesText, readPostalCodes } from '@/domain/territory/territories';

/** Territory as form values, with the ZIP codes as typed. */
export const territoryFormSchema = territorySchema.omit({ postalCodes: true }).extend({
  zips: z.string().superRefine((text, context) => {
    const { postalCodes, faults } = readPostalCodes(text);
    const message =
      faults.length > 0
        ? `Not ZIP codes: ${faults.slice(0, 5).join(', ')}`
        : postalCodes.length > POSTAL_CODE_LIMIT
          ? `At most ${POSTAL_CODE_LIMIT} ZIP codes`
          : '';
    if (message !== '') context.addIssue({ code: 'custom', message });
  }),
});
export type TerritoryValues = z.output<typeof territoryFormSchema>;

/** Returns form values for a territory; the `count`th new one gets its own color. */
export const toTerritoryValues = (territory: Territory | null, count: number): TerritoryValues => {
  const { postalCodes, ...fields } =
    territory ?? territorySchema.parse({ name: '-', color: TECHNICIAN_COLORS[count % TECHNICIAN_COLORS.length] });
  return {
    ...territorySchema.omit({ postalCodes: true }).parse(fields),
    zips: postalCodesText(postalCodes),
    ...(!territory && { name: '' }),
  };
};

export const toTerritory = ({ zips, ...fields }: TerritoryValues): Territory => ({
  ...fields,
  postalCodes: readPostalCodes(zips).postalCodes,
});

import { z } from 'zod';
import { TECHNICIAN_COLORS } from '@/domain/technician/colors';
import { POSTAL_CODE_LIMIT, territorySchema, type Territory } from '@/domain/territory/schema';
import { postalCodesText, readPostalCodes } from '@/domain/territory/territories';

/** A territory as its form has it: the ZIP codes as they are typed. */
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

/** A territory as the form shows it; the `count`th new one gets a color of its own. */
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

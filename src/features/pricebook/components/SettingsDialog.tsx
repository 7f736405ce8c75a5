import { Modal, SimpleGrid } from '@mantine/core';
import { z } from 'zod';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { PERCENT_PPM } from '@/domain/money/limits';
import { unitPriceCents } from '@/domain/money/schema';
import {
  MARKUP_TIERS_LIMIT,
  PRICE_ROUNDING_LABELS,
  PRICE_ROUNDINGS,
  PRICEBOOK_SETTINGS_ID,
  pricebookSettingsSchema,
  type PricebookSettings,
} from '@/domain/pricebook/settings';
import { newId } from '@/lib/ids';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { FormList } from '@/ui/forms/FormList';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { usePricebookSettings } from '../hooks/usePricebookSettings';

const percentage = (max: number) =>
  z
    .union([z.literal(''), z.number().min(0, 'Not below 0').max(max, `At most ${max}%`)])
    .refine((value) => value !== '', 'Enter a percentage');
const formSchema = z
  .object({
    tiers: z
      .array(
        z.object({ id: z.string(), upToCents: z.union([z.literal(''), unitPriceCents]), percent: percentage(10_000) }),
      )
      .max(MARKUP_TIERS_LIMIT),
    rounding: z.enum(PRICE_ROUNDINGS),
    staleAfterDays: z.union([z.literal(''), z.number().int().min(0).max(3650, 'At most ten years')]),
    lowMarginPercent: percentage(99),
  })
  .superRefine(({ tiers }, context) => {
    tiers.forEach(({ upToCents }, index) => {
      const before = tiers[index - 1];
      if (before && (before.upToCents === '' || (upToCents !== '' && upToCents <= before.upToCents))) {
        context.addIssue({
          code: 'custom',
          path: ['tiers', index, 'upToCents'],
          message: 'Each tier reaches further than the one before',
        });
      }
    });
  });
type Values = z.infer<typeof formSchema>;

const toForm = ({ tiers, rounding, staleAfterDays, lowMarginPpm }: PricebookSettings): Values => ({
  tiers: tiers.map(({ upToCents, markupPpm }) => ({
    id: newId(),
    upToCents: upToCents ?? '',
    percent: markupPpm / PERCENT_PPM,
  })),
  rounding,
  staleAfterDays,
  lowMarginPercent: lowMarginPpm / PERCENT_PPM,
});
const fromForm = ({ tiers, rounding, staleAfterDays, lowMarginPercent }: Values): PricebookSettings =>
  pricebookSettingsSchema.parse({
    tiers: tiers.map(({ upToCents, percent }) => ({
      upToCents: upToCents === '' ? null : upToCents,
      markupPpm: Math.round(percent * PERCENT_PPM),
    })),
    rounding,
    staleAfterDays: Number(staleAfterDays),
    lowMarginPpm: Math.round(lowMarginPercent * PERCENT_PPM),
  });

/** The company's markup tiers and when the pricebook warns. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { settings, isLoading } = usePricebookSettings();
  return (
    <Modal opened onClose={onClose} size="lg" title="Markup and limits">
      {isLoading ? <LoadingRows rows={6} /> : <SettingsForm settings={settings} onClose={onClose} />}
    </Modal>
  );
}

function SettingsForm({ settings, onClose }: { settings: PricebookSettings; onClose: () => void }) {
  const { uid } = useSession();
  const { stored } = usePricebookSettings();
  const save = useSaveRecord(collections.pricebookSettings);
  const form = useSchemaForm({
    schema: formSchema,
    initialValues: toForm(settings),
    draftKey: `${uid}:pricebook-settings`,
  });
  const submit = async (values: Values): Promise<void> => {
    const next = fromForm(values);
    if (stored) await save.update(PRICEBOOK_SETTINGS_ID, next, { base: stored });
    else await save.create(next, { id: PRICEBOOK_SETTINGS_ID });
    notify.success('Saved. Prices change only when you recalculate items.');
    onClose();
  };
  return (
    <SchemaForm form={form} onSubmit={submit} onCancel={onClose}>
      <FormList
        form={form}
        name="tiers"
        label="Markup tiers"
        itemLabel="Tier"
        max={MARKUP_TIERS_LIMIT}
        newItem={() => ({ id: newId(), upToCents: '', percent: '' })}
      >
        {(index) => (
          <SimpleGrid cols={2} spacing="sm">
            <FormMoney
              form={form}
              name={`tiers.${index}.upToCents`}
              label="Cost up to"
              description="Empty = anything above that."
            />
            <FormNumber form={form} name={`tiers.${index}.percent`} label="Markup" suffix="%" decimals={4} min={0} />
          </SimpleGrid>
        )}
      </FormList>
      <FormSelect
        form={form}
        name="rounding"
        label="Calculated prices"
        options={PRICE_ROUNDINGS.map((value) => ({ value, label: PRICE_ROUNDING_LABELS[value] }))}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <FormNumber form={form} name="staleAfterDays" label="A cost is stale after" suffix=" days" min={0} />
        <FormNumber
          form={form}
          name="lowMarginPercent"
          label="Warn below a margin of"
          suffix="%"
          decimals={2}
          min={0}
        />
      </SimpleGrid>
    </SchemaForm>
  );
}

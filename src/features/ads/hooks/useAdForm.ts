import { collections } from '@/data/collections';
import { adFormSchema, adNameKey, adSchema, type Ad } from '@/domain/ad/schema';
import type { Stored } from '@/domain/record/schema';
import { useRecordForm } from '@/entities/record/useRecordForm';

const LABELS: Partial<Record<keyof Ad, string>> = {
  name: 'Name',
  state: 'Status',
  goal: 'Goal',
  audience: 'Audience',
  service: 'Service',
  offer: 'Offer',
  offerTerms: 'Terms of the offer',
  offerEndsOn: 'Last day of the offer',
  financingTerms: 'Financing disclosure',
  proof: 'Proof',
  areas: 'Areas',
  channels: 'Channels',
  lines: 'Texts',
  pictureUrl: 'Picture',
  pictureConsent: 'Consent',
  landing: 'Leads to',
  postcardSize: 'Postcard size',
  startsOn: 'Starts on',
  endsOn: 'Ends on',
  spentCents: 'Spent',
  note: 'Note',
};

const complete = (values: Ad): Ad => ({ ...values, sortName: adNameKey(values.name) });

/** Form state for a new or existing ad: keeps drafts on the device and asks about conflicts. */
export function useAdForm({
  ad,
  service = '',
  onSaved,
}: {
  ad: Stored<Ad> | null;
  /** Service that a new ad is about. */
  service?: string;
  onSaved?: (saved: Stored<Ad>) => unknown;
}) {
  return useRecordForm<Ad, Ad>({
    definition: collections.ads,
    record: ad,
    noun: 'ad',
    schema: adFormSchema,
    toForm: (record) => adSchema.parse(record),
    startWith: { ...adSchema.parse({ name: '-' }), name: service, service, channels: ['googleSearch'] },
    toFields: complete,
    create: complete,
    draftOf: service,
    nameOf: ({ name }) => name,
    labels: LABELS,
    ...(onSaved && { onSaved }),
  });
}
export type AdEditing = ReturnType<typeof useAdForm>;
export type AdFormApi = AdEditing['form'];

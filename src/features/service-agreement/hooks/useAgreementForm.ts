import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { newAgreement } from '@/domain/agreement/record/create';
import { agreementInputSchema, type Agreement, type AgreementInput } from '@/domain/agreement/record/schema';
import { customerCopies } from '@/domain/estimate/create';
import { propertyFields } from '@/domain/property/copies';
import type { Stored } from '@/domain/record/schema';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { AGREEMENT_FIELD_LABELS, AGREEMENT_FOLLOWS, agreementInWords, toAgreementForm } from '../agreementForm';

type Options = { agreement: Stored<Agreement> | null; startWith?: AgreementInput; draftOf?: string };

/** Edits a draft agreement, stored on the device first, so it works offline. */
export function useAgreementForm({ agreement, startWith, draftOf = '' }: Options) {
  const { repository } = useWorkspace();
  const can = useCan();

  /** Reads the current names of the customer and property to copy. */
  const readCopies = async ({ customerId, propertyId }: AgreementInput) => ({
    ...customerCopies(await repository(collections.customers).getById(customerId)),
    ...propertyFields(propertyId === '' ? null : await repository(collections.properties).getById(propertyId)),
  });

  return useRecordForm<Agreement, AgreementInput>({
    definition: collections.agreements,
    record: agreement,
    noun: 'agreement',
    schema: agreementInputSchema,
    toForm: toAgreementForm,
    ...(startWith && { startWith }),
    toFields: (values) => values,
    complete: async (values, base) =>
      values.customerId === base.customerId && values.propertyId === base.propertyId ? {} : readCopies(values),
    create: can('create', 'agreements')
      ? async (values) => newAgreement({ ...values, ...(await readCopies(values)) })
      : undefined,
    draftOf,
    nameOf: ({ number, plan }) => `${number} ${plan.name}`,
    labels: AGREEMENT_FIELD_LABELS,
    format: agreementInWords,
    follows: AGREEMENT_FOLLOWS,
  });
}

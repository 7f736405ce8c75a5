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

/** A draft of an agreement being written, stored on the device first: with or without a connection. */
export function useAgreementForm({ agreement, startWith, draftOf = '' }: Options) {
  const { repository } = useWorkspace();
  const can = useCan();

  /** The copies of customer and property, as they are called now. */
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

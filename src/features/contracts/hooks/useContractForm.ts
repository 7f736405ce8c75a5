import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { newContract, type Contract } from '@/domain/contract/record/schema';
import { customerCopies } from '@/domain/estimate/create';
import { propertyFields } from '@/domain/property/copies';
import type { Stored } from '@/domain/record/schema';
import { useRecordForm } from '@/entities/record/useRecordForm';
import {
  CONTRACT_FIELD_LABELS,
  CONTRACT_FOLLOWS,
  contractFormSchema,
  contractInWords,
  fromContractForm,
  toContractForm,
  type ContractForm,
} from '../contractForm';

type Options = { contract: Stored<Contract> | null; startWith?: ContractForm; draftOf?: string };

/** Form state for a draft contract, saved on the device first, so it works offline too. */
export function useContractForm({ contract, startWith, draftOf = '' }: Options) {
  const { repository } = useWorkspace();
  const can = useCan();

  /** Reads the current customer and property fields that are copied to the contract. */
  const readCopies = async ({ customerId, propertyId }: Pick<Contract, 'customerId' | 'propertyId'>) => {
    const [customer, property] = await Promise.all([
      repository(collections.customers).getById(customerId),
      propertyId === '' ? null : repository(collections.properties).getById(propertyId),
    ]);
    return { ...customerCopies(customer), ...propertyFields(property) };
  };

  return useRecordForm<Contract, ContractForm>({
    definition: collections.contracts,
    record: contract,
    noun: 'contract',
    schema: contractFormSchema,
    toForm: toContractForm,
    ...(startWith && { startWith }),
    toFields: fromContractForm,
    complete: async (values, base) =>
      values.customerId === base.customerId && values.propertyId === base.propertyId ? {} : readCopies(values),
    create: can('create', 'contracts')
      ? async (values) => newContract({ ...fromContractForm(values), ...(await readCopies(values)) })
      : undefined,
    draftOf,
    nameOf: ({ number, title }) => `${number} ${title}`,
    labels: CONTRACT_FIELD_LABELS,
    format: contractInWords,
    follows: CONTRACT_FOLLOWS,
  });
}

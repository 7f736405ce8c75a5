import { clocksDue, ofContract } from '@/domain/contract/money/queries';
import { signedOnDevices } from '@/domain/contract/money/orderSignature';
import {
  CONTRACT_SORTS,
  CONTRACT_VIEWS,
  contractCount,
  contractList,
  contractsByCustomerName,
  contractsByNumber,
  contractsOf,
} from '@/domain/contract/record/queries';
import { ask, type Asked } from './asked';

/** The queries of contracts. */
export const CONTRACT_QUERIES: Record<string, Asked[]> = {
  contractList: ask(
    'contracts',
    ...(['', ...CONTRACT_VIEWS] as const).flatMap((view) =>
      CONTRACT_SORTS.flatMap((field) =>
        (['asc', 'desc'] as const).map((direction) => contractList(view, { field, direction }, '2026-02-11')),
      ),
    ),
  ),
  contractsOf: ask('contracts', contractsOf('x')),
  contractCount: ask('contracts', contractCount('active')),
  contractsByNumber: ask('contracts', contractsByNumber('C26')),
  contractsByCustomerName: ask('contracts', contractsByCustomerName('ada')),
  ofContract: (['payApplications', 'changeOrders', 'lienWaivers'] as const).flatMap((name) =>
    ask(name, ofContract('x')),
  ),
  signedOnDevices: ask('orderSignatures', signedOnDevices('x')),
  clocksDue: ask('contractBooks', clocksDue('2026-02-11')),
};

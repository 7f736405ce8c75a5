import { findSealedContract as contract } from '@/domain/contract/record/api';
import { anyone } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { sealedContracts } from './records';

/** Returns whether a file was sealed here. Someone who has the file knows its content; others learn nothing. */
export const findSealedContract = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 20 } },
  async (deps, { sha256 }) => {
    const found = await sealedContracts(deps.db).doc(sha256).get();
    const text = (field: string): string => String(found.get(field) ?? '');
    return {
      isKnown: found.exists,
      number: text('number'),
      companyName: text('companyName'),
      sealedAt: text('sealedAt'),
    };
  },
);

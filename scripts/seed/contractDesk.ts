import { doc, getDoc } from 'firebase/firestore/lite';
import type { input as InputOf } from 'zod';
import {
  changeApplication,
  changeChangeOrder,
  changeContractBook,
  changeContractLog,
  type ApplicationChange,
  type ChangeOrderChange,
  type ContractBookChange,
} from '@/domain/contract/money/api';
import { addCalendarDays } from '@/lib/calendar';
import type { Person, Team } from './accounts';
import { call } from './client';

export type LogChange = InputOf<typeof changeContractLog.input>['change'];

/** One contract's money, changed through the screens' functions by a member of its company. */
export type ContractDesk = {
  contractId: string;
  companyId: string;
  by: Person;
  /** Returns the date this many days from today. */
  day: (days: number) => string;
  book: (change: ContractBookChange) => Promise<void>;
  order: (orderId: string, ...changes: ChangeOrderChange[]) => Promise<void>;
  application: (applicationId: string, ...changes: ApplicationChange[]) => Promise<void>;
  log: (change: LogChange) => Promise<void>;
};

type Whose = { team: Team; by: Person; today: string; contractId: string };

export function contractDesk({ team: { companyId }, by, today, contractId }: Whose): ContractDesk {
  const revisionOf = async (collection: string, id: string): Promise<string> => {
    const stored = await getDoc(doc(by.client.db, `companies/${companyId}/${collection}`, id));
    return String(stored.data()?.['revision'] ?? '');
  };
  /** A trigger's write, such as the book created by the last signature, may come between reading and writing. */
  const again = (work: () => Promise<unknown>): Promise<unknown> => work().catch(work);
  return {
    contractId,
    companyId,
    by,
    day: (days) => addCalendarDays(today, days),
    book: async (change) =>
      void (await again(async () =>
        call(by.client, changeContractBook, {
          contractId,
          revision: await revisionOf('contractBooks', contractId),
          change,
        }),
      )),
    order: async (orderId, ...changes) => {
      for (const change of changes) {
        const revision = await revisionOf('changeOrders', orderId);
        await call(by.client, changeChangeOrder, { contractId, orderId, revision, change });
      }
    },
    application: async (applicationId, ...changes) => {
      for (const change of changes) {
        const revision = await revisionOf('payApplications', applicationId);
        await call(by.client, changeApplication, { contractId, applicationId, revision, change });
      }
    },
    log: async (change) =>
      void (await again(async () =>
        call(by.client, changeContractLog, {
          contractId,
          revision: await revisionOf('contractLogs', contractId),
          change,
        }),
      )),
  };
}

import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useWatchedRecord } from '@/data/react/useLiveRecord';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import type { BillingRecords } from '@/domain/contract/money/billing';
import type { ContractBook } from '@/domain/contract/money/book';
import { changesSoFar, type ChangeOrderRecord } from '@/domain/contract/money/changeOrder';
import { newBook } from '@/domain/contract/money/newBook';
import type { PayApplication } from '@/domain/contract/money/payApplication';
import { ofContract } from '@/domain/contract/money/queries';
import type { Contract } from '@/domain/contract/record/schema';
import { isInForce } from '@/domain/contract/record/state';
import type { Stored } from '@/domain/record/schema';
import type { AppError } from '@/lib/appError';

export type ContractMoney = {
  contract: Stored<Contract>;
  book: ContractBook;
  /** Revision of the stored book, or '' if there isn't one yet. */
  revision: string;
  orders: Stored<ChangeOrderRecord>[];
  applications: Stored<PayApplication>[];
  records: BillingRecords;
  /** The original sum plus approved changes. */
  sumCents: number;
  /** Whether the contract can be billed now. */
  isOpen: boolean;
  isLoading: boolean;
  error: AppError | null;
};

/** Watches the money side of a contract. */
export function useContractMoney(contract: Stored<Contract>): ContractMoney {
  const stored = useWatchedRecord(collections.contractBooks, contract.id);
  const query = ofContract(contract.id);
  const orders = useLiveRecords(collections.changeOrders, query);
  const applications = useLiveRecords(collections.payApplications, query);
  const book = useMemo(() => stored.record ?? newBook(contract), [stored.record, contract]);
  const { priceType } = contract;
  const records = useMemo(
    () => ({ priceType, book, orders: orders.records, applications: applications.records }),
    [priceType, book, orders.records, applications.records],
  );
  return {
    contract,
    book,
    revision: stored.record?.revision ?? '',
    orders: orders.records,
    applications: applications.records,
    records,
    sumCents: book.originalSumCents + changesSoFar(orders.records).approvedCents,
    isOpen: isInForce(contract.state),
    isLoading: stored.isLoading || orders.isLoading || applications.isLoading,
    error: stored.error ?? orders.error ?? applications.error,
  };
}

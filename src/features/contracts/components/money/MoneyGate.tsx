import type { ReactNode } from 'react';
import type { ContractMoney } from '../../hooks/useContractMoney';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { OneColumn } from '@/ui/layout/OneColumn';

type MoneyGateProps = {
  money: ContractMoney;
  /** Loading state of the tab's other data. */
  also?: Pick<ContractMoney, 'isLoading' | 'error'>;
  children: ReactNode;
};

/** Renders a money tab once its records are loaded. Before the contract is signed, explains why there's nothing to do. */
export function MoneyGate({ money, also, children }: MoneyGateProps) {
  const error = money.error ?? also?.error;
  if (error) return <ErrorState error={error} />;
  if (money.isLoading || also?.isLoading) return <LoadingRows rows={4} />;
  if (!money.isOpen && money.contract.state !== 'closed')
    return <InlineNotice tone="info">Available once everyone has signed the contract.</InlineNotice>;
  return <OneColumn>{children}</OneColumn>;
}

import { useRef, useState } from 'react';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { printedAs } from '@/domain/business-unit/units';
import { ISSUE_BATCH_LIMIT, issueInvoices } from '@/domain/invoice/api';
import type { Invoice } from '@/domain/invoice/schema';
import { sendDocument } from '@/domain/public-document/api';
import type { Stored } from '@/domain/record/schema';
import { useReadMoneyAnew } from '@/entities/invoice/useReadMoneyAnew';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { AppError, userMessageOf } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { mailOf } from '../invoiceMail';

/** `skipped`: can't go to this customer, and a retry wouldn't help. */
export type BatchState = 'waiting' | 'running' | 'sent' | 'issued' | 'skipped' | 'failed';
export type BatchItem = { state: BatchState; number: string; note: string };

/**
 * Issues and e-mails each invoice in the given order, or sends a reminder for each. Failures can be retried: an issued invoice keeps its
 * number, and a sent one is not sent twice.
 */
export function useBatchSend(invoices: readonly Stored<Invoice>[], kind: 'invoice' | 'reminder') {
  const { company } = useSession();
  const { settings } = useBillingSettings();
  const readAnew = useReadMoneyAnew();
  const [items, setItems] = useState<ReadonlyMap<string, BatchItem>>(
    () => new Map(invoices.map(({ id, number }) => [id, { state: 'waiting', number, note: '' }])),
  );
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef(false);
  // One ID per send, so that retries are idempotent.
  const [sendIds] = useState(() => new Map(invoices.map(({ id }) => [id, newId()])));

  const mark = (id: string, changes: Partial<BatchItem>): void =>
    setItems((shown) =>
      new Map(shown).set(id, { state: 'waiting', number: '', note: '', ...shown.get(id), ...changes }),
    );

  const issue = async (drafts: readonly Stored<Invoice>[]): Promise<Map<string, string>> => {
    const numbers = new Map<string, string>();
    for (let at = 0; at < drafts.length; at += ISSUE_BATCH_LIMIT) {
      const batch = drafts.slice(at, at + ISSUE_BATCH_LIMIT);
      try {
        const { results } = await callFunction(issueInvoices, { invoiceIds: batch.map(({ id }) => id) });
        for (const { invoiceId, number, error } of results) {
          if (error === '') numbers.set(invoiceId, number);
          mark(invoiceId, error === '' ? { state: 'issued', number, note: '' } : { state: 'failed', note: error });
        }
      } catch (error) {
        for (const { id } of batch) mark(id, { state: 'failed', note: userMessageOf(error) });
      }
    }
    return numbers;
  };

  const send = async (invoice: Stored<Invoice>, number: string): Promise<void> => {
    const isReminder = kind === 'reminder';
    const { to, subject, message } = mailOf({
      invoice: { ...invoice, number },
      settings,
      company: printedAs(company, settings.units, invoice.businessUnitId),
      kind,
    });
    if (to.length === 0) {
      mark(invoice.id, { state: isReminder ? 'skipped' : 'issued', note: 'No e-mail address: not sent.' });
      return;
    }
    mark(invoice.id, { state: 'running', note: '' });
    try {
      await callFunction(sendDocument, {
        kind: 'invoice',
        subjectId: invoice.id,
        sendId: sendIds.get(invoice.id) ?? newId(),
        to,
        subject,
        message,
        hasPdf: true,
        isReminder,
      });
      mark(invoice.id, { state: 'sent', note: `Sent to ${to.join(', ')}` });
    } catch (error) {
      const isFinal = isReminder && error instanceof AppError && error.code === 'failed-precondition';
      mark(invoice.id, { state: isFinal ? 'skipped' : 'failed', note: userMessageOf(error) });
    }
  };

  const run = async (isSending: boolean): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setIsRunning(true);
    try {
      const open = invoices.filter(
        ({ id }) => !['sent', 'skipped', ...(isSending ? [] : ['issued'])].includes(items.get(id)?.state ?? ''),
      );
      for (const { id } of open) mark(id, { state: 'running', note: '' });
      const numberOf = ({ id, number }: Stored<Invoice>): string => items.get(id)?.number || number;
      const issued = await issue(open.filter((invoice) => numberOf(invoice) === ''));
      for (const invoice of open) {
        const number = issued.get(invoice.id) ?? numberOf(invoice);
        if (number === '') continue;
        if (isSending) await send(invoice, number);
        else mark(invoice.id, { state: 'issued', number });
      }
    } finally {
      running.current = false;
      setIsRunning(false);
      await readAnew();
    }
  };

  const count = (state: BatchState): number => [...items.values()].filter((item) => item.state === state).length;
  return {
    items,
    isRunning,
    run,
    doneCount: count('sent') + count('issued') + count('skipped') + count('failed'),
    sentCount: count('sent'),
    skippedCount: count('skipped'),
    failedCount: count('failed'),
    isStarted: count('waiting') < invoices.length,
  };
}

import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { ofContract } from '@/domain/contract/money/queries';
import { readSchedule } from '@/domain/contract/record/scheduleOfValues';
import type { Contract } from '@/domain/contract/record/schema';
import type { Stored } from '@/domain/record/schema';
import type { TicketLinks } from '@/entities/site/TicketFields';

/** Returns what a site's dump ticket can be charged to: a schedule line, a change order, an application, or a waiver. */
export function useTicketLinks({ id, schedule }: Stored<Contract>): TicketLinks {
  const can = useCan();
  const changes = useLiveRecords(collections.changeOrders, ofContract(id), { isEnabled: can('read', 'changeOrders') });
  const bills = useLiveRecords(collections.payApplications, ofContract(id), {
    isEnabled: can('read', 'payApplications'),
  });
  const waivers = useLiveRecords(collections.lienWaivers, ofContract(id), { isEnabled: can('read', 'lienWaivers') });
  return {
    scheduleLines: (readSchedule(schedule) ?? []).map((line) => ({
      value: line.id,
      label: [line.item, line.description].filter(Boolean).join(' '),
    })),
    changeOrders: changes.records.map((order) => ({ value: order.id, label: `No. ${order.number} ${order.title}` })),
    invoices: bills.records.map((bill) => ({ value: bill.id, label: `Application ${bill.number}` })),
    waivers: waivers.records.map((waiver) => ({ value: waiver.id, label: `Waiver ${waiver.number}` })),
  };
}

import { hasFeature } from '@/domain/access/features';
import { canAct } from '@/domain/access/permissions';
import { dayText } from '@/domain/agreement/record/dayText';
import type { CompanyFields } from '@/domain/company/schema';
import { nearEnd, type Connection } from '@/domain/connection/schema';
import { contentHash } from '@/domain/import/ids';
import type { Letter } from '@/domain/mail/letter';
import {
  BOOKS_SUBJECT,
  connectionEndsLetter,
  connectionOverLetter,
  differencesLetter,
} from '@/domain/quickbooks/letters';
import type { QuickbooksReport } from '@/domain/quickbooks/report';
import { calendarDay } from '@/lib/dates';
import { stableJson } from '@/lib/stableJson';
import { companyAddress } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import { sendLetter } from '../mail/sendLetter';
import { tell } from '../mail/tell';
import type { Deps } from '../platform/admin';
import { appUrl } from '../platform/config';
import { memberOf } from '../platform/memberships';

type Place = { companyId: string; company: CompanyFields };
type Warning = { sendId: string; letter: Letter; tab: 'connection' | 'reconcile' };

/** E-mails once that the connection has ended, or on which day it will. */
export async function warnOfConnection(
  deps: Deps,
  place: Place,
  connection: Connection,
  deliver?: Deliver,
): Promise<void> {
  const warning = warningOf(connection, deps.now(), place.company.timeZone);
  if (warning) await warn(deps, place, connection, { ...warning, tab: 'connection' }, deliver);
}

function warningOf(connection: Connection, now: string, timeZone: string): Pick<Warning, 'sendId' | 'letter'> | null {
  const { state, reason, connectedAt } = connection;
  if (state === 'needs-reconnect')
    return { sendId: `books-over-${contentHash(connectedAt)}`, letter: connectionOverLetter(reason) };
  const endsAt = nearEnd(connection, now);
  if (endsAt === '') return null;
  const day = dayText(calendarDay(timeZone, new Date(endsAt)));
  return { sendId: `books-ends-${endsAt.slice(0, 10)}`, letter: connectionEndsLetter(day) };
}

/** E-mails once that the books differ: again only if the differences change. */
export async function warnOfDifferences(
  deps: Deps,
  place: Place,
  { connection, report }: { connection: Connection; report: QuickbooksReport },
  deliver?: Deliver,
): Promise<void> {
  const { differences, differenceCount } = report;
  if (differenceCount === 0) return;
  const same = contentHash(
    stableJson([
      differenceCount,
      differences.map(({ key, remoteId, cause, oursCents, theirsCents }) => [
        key,
        remoteId,
        cause,
        oursCents,
        theirsCents,
      ]),
    ]),
  );
  const letter = differencesLetter(differenceCount, place.company.name);
  await warn(deps, place, connection, { sendId: `books-differ-${same}`, letter, tab: 'reconcile' }, deliver);
}

async function warn(
  deps: Deps,
  { companyId, company }: Place,
  { connectedBy }: Connection,
  { sendId, letter, tab }: Warning,
  deliver?: Deliver,
): Promise<void> {
  const to = await companyAddress(deps, { companyId, company, uid: await keeper(deps, companyId, connectedBy) });
  if (to === '') return;
  const about = { subjectType: 'report', subjectId: BOOKS_SUBJECT, customerId: '' } as const;
  const link = `${appUrl('')}/quickbooks?tab=${tab}`;
  await tell({ companyId, warning: sendId }, () =>
    sendLetter(deps, { companyId, company, sendId, about, to, isToCompany: true, replyTo: '', letter, link }, deliver),
  );
}

/** Returns the person who connected QuickBooks, if they still keep the books; otherwise ''. */
async function keeper(deps: Deps, companyId: string, uid: string): Promise<string> {
  if (uid === '') return '';
  const user = await memberOf(deps, companyId, uid);
  return user && canAct(user, 'keepBooks') && hasFeature(user.features, 'quickbooks') ? uid : '';
}

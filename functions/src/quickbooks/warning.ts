import { hasFeature } from '@/domain/access/features';
import { canAct } from '@/domain/access/permissions';
import type { CompanyFields } from '@/domain/company/schema';
import { endsSoon, hardEndIsNear, type Connection } from '@/domain/connection/schema';
import { contentHash } from '@/domain/import/ids';
import type { Letter } from '@/domain/mail/letter';
import {
  BOOKS_SUBJECT,
  connectionEndsLetter,
  connectionOverLetter,
  differencesLetter,
} from '@/domain/quickbooks/letters';
import type { QuickbooksReport } from '@/domain/quickbooks/report';
import { userSchema } from '@/domain/user/schema';
import { stableJson } from '@/lib/stableJson';
import { companyAddress } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import { sendLetter } from '../mail/sendLetter';
import { tell } from '../mail/tell';
import type { Deps } from '../platform/admin';
import { users } from '../platform/collections';
import { appUrl } from '../platform/config';

type Place = { companyId: string; company: CompanyFields };
type Warning = { sendId: string; letter: Letter; tab: 'connection' | 'reconcile' };

/** E-mails once that the connection is over, or on which day it will be. */
export async function warnOfConnection(
  deps: Deps,
  place: Place,
  connection: Connection,
  deliver?: Deliver,
): Promise<void> {
  const { state, reason, connectedAt, endsAt, hardEndsAt } = connection;
  const now = deps.now();
  const ends = hardEndIsNear(connection, now) ? hardEndsAt : endsSoon(connection, now) ? endsAt : '';
  const id = contentHash(connectedAt);
  if (state === 'needs-reconnect')
    await warn(
      deps,
      place,
      connection,
      { sendId: `books-over-${id}`, letter: connectionOverLetter(reason), tab: 'connection' },
      deliver,
    );
  else if (ends !== '')
    await warn(
      deps,
      place,
      connection,
      {
        sendId: `books-ends-${ends.slice(0, 10)}`,
        letter: connectionEndsLetter(dayIn(place.company.timeZone, ends)),
        tab: 'connection',
      },
      deliver,
    );
}

/** E-mails once that both books differ: again only when the differences are others. */
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

const dayIn = (timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(instant));

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

/** Who connected QuickBooks, if they still keep the books; ''. */
async function keeper({ db }: Deps, companyId: string, uid: string): Promise<string> {
  if (uid === '') return '';
  const user = userSchema.safeParse((await users(db).doc(uid).get()).data()).data;
  const isTheirs = user?.companyId === companyId && !user.disabled;
  return isTheirs && canAct(user, 'keepBooks') && hasFeature(user.features, 'quickbooks') ? uid : '';
}

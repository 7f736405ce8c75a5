import { centsOf } from '@/domain/assistant/settings';
import type { Administration } from '@/domain/administration/api';
import { fileSpaceBytes } from '@/domain/company/fileSpace';
import { dailyRecipients } from '@/domain/mail/allowance';
import { dailyTexts } from '@/domain/message/allowance';
import { readAiSettings, readStanding } from '../ai/usage';
import { readFileSpace } from '../files/fileSpace';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { dayCounter } from '../platform/dayCounter';

/** Returns the company's usage against its limits: per day for messages, per month for AI, in total for files. */
export async function readUsage(
  deps: Deps,
  { companyId, company, uid }: Pick<Member, 'companyId' | 'company' | 'uid'>,
): Promise<Pick<Administration, 'mail' | 'texts' | 'files' | 'ai'>> {
  const counted = async (what: 'mail' | 'texts', field: string): Promise<number> =>
    Number((await dayCounter(deps, companyId, what).get()).get(field) ?? 0);
  const [mails, segments, { bytes }, settings] = await Promise.all([
    counted('mail', 'recipients'),
    counted('texts', 'segments'),
    readFileSpace(deps.db, companyId),
    readAiSettings(deps, companyId),
  ]);
  const { usage, refusal, costMicrodollars } = await readStanding(deps, { companyId, uid }, settings);
  return {
    mail: { used: mails, limit: dailyRecipients(company) },
    texts: { used: segments, limit: dailyTexts(company) },
    files: { used: bytes, limit: fileSpaceBytes(company) },
    ai: { isOn: settings.isOn, costCents: centsOf(costMicrodollars), percent: usage.companyPercent, refusal },
  };
}

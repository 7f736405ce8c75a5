import { hasFeature } from '@/domain/access/features';
import { companySchema } from '@/domain/company/schema';
import { prepareGround } from '@/domain/scheduling/ground';
import { readWall as contract } from '@/domain/statusboard/api';
import { faceOf } from '@/domain/statusboard/face';
import { alertsOf } from '@/domain/statusboard/alerts';
import { withNames, withoutNames } from '@/domain/statusboard/naming';
import { AppError } from '@/lib/appError';
import { anyone } from '../platform/access';
import { companyRef } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { showsNothing, toRecord, wallLinks } from './links';
import { isPass, newPass } from './pins';
import { readDay } from './readDay';

/**
 * Returns the board for a screen with no one signed in. Hidden data is removed here: without names, the response contains none. The link
 * is looked up each time, so revoking it takes effect immediately.
 */
export const readWall = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 60 } },
  async (deps, { token, pass }) => {
    const ref = wallLinks(deps.db).doc(token);
    const link = toRecord((await ref.get()).data());
    const nowIso = deps.now();
    const today = nowIso.slice(0, 10);
    if (!isPass(pass, { token, now: nowIso }, link)) {
      throw new AppError({ code: 'unauthenticated', userMessage: 'Enter the PIN again.' });
    }
    const stored = await companyRef(deps.db, link.companyId).get();
    const company = companySchema.parse(stored.data() ?? {});
    // A company that is deleted, or turned the schedule off, no longer shows it.
    if (!stored.exists || hasFeature(company.withdrawnFeatures, 'schedule')) throw showsNothing();
    if (link.seenOn !== today) await ref.update({ seenOn: today });
    const { timeZone, businessHours, name } = company;
    const { entries, jobTypes, emergencies, technicians } = await readDay(deps, link.companyId, company);
    const ground = prepareGround({ timeZone, nowIso, businessHours, technicians, entries, travelMinutes: () => null });
    const naming = link.hasNames
      ? withNames(ground.technicianOf)
      : withoutNames(ground.technicianOf, (jobId) => jobTypes.get(jobId));
    const face = faceOf(ground, alertsOf({ ground, emergencies }), naming);
    return { companyName: name, face, pass: newPass(token, nowIso, link) };
  },
);

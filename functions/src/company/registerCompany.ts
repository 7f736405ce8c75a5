import { NOTICES_SETTLED } from '@/domain/agreement/law/settled';
import { INCLUDED_FEATURES } from '@/domain/access/features';
import { DEFAULT_BRAND_KIT } from '@/domain/brand/schema';
import { registerCompany as contract } from '@/domain/company/api';
import { DEFAULT_BUSINESS_HOURS } from '@/domain/company/businessHours';
import type { CompanyFields } from '@/domain/company/schema';
import { userSchema } from '@/domain/user/schema';
import { AppError } from '@/lib/appError';
import { signedIn } from '../platform/access';
import { recordActivity } from '../platform/activity';
import { createdAudit, createdStamp, updatedStamp } from '../platform/audit';
import { companyRef, users } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { registrationMessage } from '../telemetry/messages';
import { notifyChat } from '../telemetry/notifyChat';

/**
 * Creates the caller's company and makes the caller its owner and admin, both or neither. A second call, such as a retry after a lost
 * response, returns the same company. Throws `already-exists` for a member of someone else's company.
 */
export const registerCompany = defineCallable(
  contract,
  { access: signedIn(), rateLimit: { perMinute: 10, perNetwork: 10 } },
  async (deps, input, caller) => {
    const { db } = deps;
    const userRef = users(db).doc(caller.uid);

    const { companyId, isNew } = await db.runTransaction(async (transaction) => {
      const snapshot = await transaction.get(userRef);
      const user = userSchema.parse(snapshot.data() ?? {});
      if (user.companyId !== null) {
        const company = await transaction.get(companyRef(db, user.companyId));
        if (company.get('ownerId') === caller.uid) return { companyId: user.companyId, isNew: false };
        if (company.exists) {
          throw new AppError({
            code: 'already-exists',
            userMessage: 'You already belong to a company. Leave it first, or register with another e-mail address.',
          });
        }
      }

      const now = deps.now();
      const companyId = deps.newId();
      const industries = [...new Set([input.industry, ...input.industries])];
      const features = Object.fromEntries(INCLUDED_FEATURES.map((feature) => [feature, true]));
      const company: Omit<CompanyFields, 'subscription' | 'withdrawnFeatures' | 'sampleData' | 'isFileSpaceFull'> = {
        name: input.companyName,
        ownerId: caller.uid,
        industry: input.industry,
        industries,
        phone: input.companyPhone,
        // The address for customers' replies. Owners who verify later set it then (`takeOwnerEmail`).
        email: caller.isEmailVerified ? caller.email : '',
        website: '',
        address: input.companyAddress,
        timeZone: input.timeZone,
        features,
        branding: DEFAULT_BRAND_KIT,
        businessHours: DEFAULT_BUSINESS_HOURS,
        visitsMarkedAt: now,
        lineWordsKeptAt: now,
        allWordsKeptAt: now,
        scoresKeptAt: now,
        reportsKeptAt: now,
        equipmentCountedAt: now,
        drivesCountedAt: now,
        sourcesListedAt: now,
        threadsMarkedAt: now,
        coveredClosedAt: now,
        ticketCostsKeptAt: now,
        noticesSettled: NOTICES_SETTLED,
      };
      transaction.create(companyRef(db, companyId), { ...company, ...createdAudit(caller.uid, now) });
      const stamp = snapshot.get('createdBy') ? updatedStamp(caller.uid, now) : createdStamp(caller.uid, now);
      // A name given earlier is kept even if the form doesn't ask for it again.
      const names = {
        firstName: input.firstName || user.firstName,
        lastName: input.lastName || user.lastName,
        email: caller.email,
        phone: user.phone,
      };
      const owner = { companyId, role: 'admin', features, industries, ...names, ...stamp };
      // Signup may already have created a plain document with a color scheme; these fields replace its fields.
      transaction.set(userRef, owner, { mergeFields: Object.keys(owner) });
      recordActivity(deps, transaction, companyId, {
        actorUid: caller.uid,
        verb: 'created',
        subjectType: 'company',
        subjectId: companyId,
        subjectName: company.name,
      });
      return { companyId, isNew: true };
    });
    if (isNew) await notifyChat(registrationMessage({ uid: caller.uid, companyId, industry: input.industry }));
    return { companyId };
  },
);

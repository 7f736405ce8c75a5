import { activitySchema } from '@/domain/activity/schema';
import { companySchema } from '@/domain/company/schema';
import { customerSchema } from '@/domain/customer/schema';
import { importSchema } from '@/domain/import/schema';
import { mergeSchema } from '@/domain/customer/mergeRecord';
import { directoryShardSchema } from '@/domain/directory/schema';
import { equipmentSchema } from '@/domain/equipment/schema';
import { jobSchema } from '@/domain/job/schema';
import { noteSchema } from '@/domain/note/schema';
import { photoSchema } from '@/domain/photo/schema';
import { propertySchema } from '@/domain/property/schema';
import { stripeCheckoutSchema } from '@/domain/subscription/checkout';
import { inviteSchema } from '@/domain/team/schema';
import { technicianSchema } from '@/domain/technician/schema';
import { userSchema } from '@/domain/user/schema';
import { noCompany, notAuthenticated } from './errors';
import { PROFILE_CACHE_TTL_MS } from './limits';
import { companyPath, defineCollection, type Scope } from './records/definition';
import { createPersistedCache } from './records/persistedCache';

const signedInPath = (path: string) => ({ uid }: Scope): string => {
  if (!uid) throw notAuthenticated();
  return path;
};

const underOwner = ({ uid, ownerUid }: Scope): string => {
  if (!uid) throw notAuthenticated();
  if (!ownerUid) throw noCompany();
  return `users/${ownerUid}/technicians`;
};

/** Every collection the app reads, stated once. A new feature adds a line here and nothing else in `data`. */
export const collections = {
  users: defineCollection({ name: 'users', path: signedInPath('users'), schema: userSchema, ttlMs: PROFILE_CACHE_TTL_MS, cache: createPersistedCache('users'), isQuiet: true }),
  companies: defineCollection({ name: 'companies', path: signedInPath('companies'), schema: companySchema }),
  technicians: defineCollection({ name: 'technicians', path: underOwner, schema: technicianSchema, ttlMs: PROFILE_CACHE_TTL_MS, cache: createPersistedCache('technicians'), isQuiet: true }),
  customers: defineCollection({ name: 'customers', path: companyPath('customers'), schema: customerSchema }),
  properties: defineCollection({ name: 'properties', path: companyPath('properties'), schema: propertySchema }),
  equipment: defineCollection({ name: 'equipment', path: companyPath('equipment'), schema: equipmentSchema }),
  jobs: defineCollection({ name: 'jobs', path: companyPath('jobs'), schema: jobSchema, ttlMs: 30_000, isQuiet: true }),
  photos: defineCollection({ name: 'photos', path: companyPath('photos'), schema: photoSchema }),
  notes: defineCollection({ name: 'notes', path: companyPath('notes'), schema: noteSchema }),
  activity: defineCollection({ name: 'activity', path: companyPath('activity'), schema: activitySchema }),
  invites: defineCollection({ name: 'invites', path: companyPath('invites'), schema: inviteSchema }),
  imports: defineCollection({ name: 'imports', path: companyPath('imports'), schema: importSchema }),
  merges: defineCollection({ name: 'merges', path: companyPath('merges'), schema: mergeSchema }),
  stripeCheckouts: defineCollection({ name: 'stripeCheckouts', path: signedInPath('stripeCheckouts'), schema: stripeCheckoutSchema }),
  directory: defineCollection({ name: 'directory', path: companyPath('directory'), schema: directoryShardSchema }),
} as const;

// The responses of Google's APIs, as far as the preflight reads them. Fields with their default value are omitted from a response.
import { z } from 'zod';

/** https://cloud.google.com/billing/docs/reference/rest/v1/ProjectBillingInfo */
export const billingSchema = z.object({ billingEnabled: z.boolean().default(false) });

/** https://firebase.google.com/docs/reference/rules/rest/v1/projects/test */
export const rulesTestSchema = z.object({
  issues: z
    .array(
      z.object({
        severity: z.string().default('SEVERITY_UNSPECIFIED'),
        description: z.string().default(''),
        sourcePosition: z.object({ line: z.number().default(0) }).default({ line: 0 }),
      }),
    )
    .default([]),
});

/** https://firebase.google.com/docs/reference/rules/rest/v1/projects.rulesets/create */
export const rulesetSchema = z.object({ name: z.string() });

const indexField = z.object({
  fieldPath: z.string(),
  order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
  arrayConfig: z.literal('CONTAINS').optional(),
});
/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes */
export const indexSchema = z.object({
  /** `projects/P/databases/D/collectionGroups/C/indexes/I` */
  name: z.string(),
  queryScope: z.string(),
  fields: z.array(indexField),
  state: z.string().default('STATE_UNSPECIFIED'),
});
/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.fields */
export const fieldSchema = z.object({
  /** `projects/P/databases/D/collectionGroups/C/fields/F` */
  name: z.string(),
  indexConfig: z
    .object({ indexes: z.array(z.object({ queryScope: z.string(), fields: z.array(indexField) })).default([]) })
    .default({ indexes: [] }),
  ttlConfig: z.object({ state: z.string().default('') }).optional(),
});

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases */
export const databaseSchema = z.object({
  locationId: z.string().default(''),
  pointInTimeRecoveryEnablement: z.string().default(''),
  deleteProtectionState: z.string().default(''),
});
export const backupSchedulesSchema = z.object({ backupSchedules: z.array(z.unknown()).default([]) });

/** https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets: `projects/N/secrets/NAME` */
export const secretSchema = z.object({ name: z.string() });
export const versionSchema = z.object({ state: z.string().default('') });

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config */
export const accountsSchema = z.object({
  mfa: z
    .object({
      providerConfigs: z
        .array(z.object({ state: z.string().default(''), totpProviderConfig: z.object({}).optional() }))
        .default([]),
    })
    .default({ providerConfigs: [] }),
  signIn: z
    .object({
      email: z
        .object({ enabled: z.boolean().default(false), passwordRequired: z.boolean().default(false) })
        .default({ enabled: false, passwordRequired: false }),
      anonymous: z.object({ enabled: z.boolean().default(false) }).default({ enabled: false }),
      allowDuplicateEmails: z.boolean().default(false),
    })
    .default({
      email: { enabled: false, passwordRequired: false },
      anonymous: { enabled: false },
      allowDuplicateEmails: false,
    }),
  authorizedDomains: z.array(z.string()).default([]),
  emailPrivacyConfig: z
    .object({ enableImprovedEmailPrivacy: z.boolean().default(false) })
    .default({ enableImprovedEmailPrivacy: false }),
  notification: z
    .object({ sendEmail: z.object({ callbackUri: z.string().default('') }).default({ callbackUri: '' }) })
    .default({ sendEmail: { callbackUri: '' } }),
});
/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects.defaultSupportedIdpConfigs */
export const providerSchema = z.object({ enabled: z.boolean().default(false) });

/** https://cloud.google.com/storage/docs/json_api/v1/buckets */
export const bucketSchema = z.object({
  cors: z
    .array(z.object({ origin: z.array(z.string()).default([]), method: z.array(z.string()).default([]) }))
    .default([]),
  versioning: z.object({ enabled: z.boolean().default(false) }).default({ enabled: false }),
  softDeletePolicy: z
    .object({ retentionDurationSeconds: z.string().default('0') })
    .default({ retentionDurationSeconds: '0' }),
});

/** https://cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions: `projects/P/locations/L/functions/NAME` */
export const functionSchema = z.object({ name: z.string(), state: z.string().default('') });

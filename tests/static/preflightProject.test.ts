import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { IndexConfig } from '../../scripts/indexes/coverage';
import { SECRETS } from '../../scripts/preflight/configuration';
import { lineOf, type Finding } from '../../scripts/preflight/finding';
import { ORIGINS, projectApi, type Service } from '../../scripts/preflight/project/api';
import { askProject } from '../../scripts/preflight/project/askProject';

/** The APIs' answers by method and path, as in their reference pages, without fields that have their default value. */
type Answers = Record<string, { status?: number; body: unknown }>;

const DATABASE = '/v1/projects/acme/databases/(default)';
const INDEXES: IndexConfig = {
  indexes: [
    {
      collectionGroup: 'jobs',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'progress', order: 'ASCENDING' },
        { fieldPath: 'scheduledTime', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'jobs', fieldPath: 'notes', indexes: [] },
    {
      collectionGroup: 'leads',
      fieldPath: 'dueAt',
      indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }],
    },
  ],
};
const place = (collection: string, kind: string, id: string): string =>
  `projects/acme/databases/(default)/collectionGroups/${collection}/${kind}/${id}`;

/** A project in which everything is right. */
const GOOD: Answers = {
  'GET /v1/projects/acme/billingInfo': {
    body: { name: 'projects/acme/billingInfo', projectId: 'acme', billingEnabled: true },
  },
  'POST /v1/projects/acme:test': { body: {} },
  'POST /v1/projects/acme/rulesets': {
    body: { name: 'projects/acme/rulesets/r1', createTime: '2026-11-28T09:00:00Z' },
  },
  'DELETE /v1/projects/acme/rulesets/r1': { body: {} },
  [`GET ${DATABASE}/collectionGroups/-/indexes`]: {
    body: {
      indexes: [
        {
          name: place('jobs', 'indexes', 'CICAgOjX'),
          queryScope: 'COLLECTION',
          fields: [
            { fieldPath: 'progress', order: 'ASCENDING' },
            { fieldPath: 'scheduledTime', order: 'DESCENDING' },
            { fieldPath: '__name__', order: 'DESCENDING' },
          ],
          state: 'READY',
        },
      ],
    },
  },
  [`GET ${DATABASE}/collectionGroups/-/fields`]: {
    body: {
      fields: [
        { name: place('jobs', 'fields', 'notes'), indexConfig: {} },
        {
          name: place('leads', 'fields', 'dueAt'),
          indexConfig: {
            indexes: [
              {
                queryScope: 'COLLECTION_GROUP',
                fields: [{ fieldPath: 'dueAt', order: 'ASCENDING' }],
                state: 'READY',
              },
            ],
          },
        },
      ],
    },
  },
  [`GET ${DATABASE}`]: {
    body: {
      locationId: 'us-central1',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    },
  },
  [`GET ${DATABASE}/backupSchedules`]: { body: { backupSchedules: [{ name: 'x', dailyRecurrence: {} }] } },
  'GET /v1/projects/acme/secrets': {
    body: {
      secrets: SECRETS.slice(0, 2).map(({ name }) => ({ name: `projects/17/secrets/${name}` })),
      nextPageToken: '2',
    },
  },
  'GET /v1/projects/acme/secrets?pageToken=2': {
    body: { secrets: SECRETS.slice(2).map(({ name }) => ({ name: `projects/17/secrets/${name}` })) },
  },
  ...Object.fromEntries(
    SECRETS.map(({ name }) => [
      `GET /v1/projects/acme/secrets/${name}/versions/latest`,
      { body: { name: `projects/17/secrets/${name}/versions/1`, state: 'ENABLED' } },
    ]),
  ),
  'GET /admin/v2/projects/acme/config': {
    body: {
      signIn: { email: { enabled: true, passwordRequired: true } },
      authorizedDomains: ['localhost', 'acme.firebaseapp.com', 'acme.web.app', 'acme.example'],
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      mfa: { state: 'DISABLED', providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }] },
    },
  },
  'GET /admin/v2/projects/acme/defaultSupportedIdpConfigs/google.com': {
    status: 404,
    body: { error: { code: 404, message: 'CONFIGURATION_NOT_FOUND', status: 'NOT_FOUND' } },
  },
  'GET /storage/v1/b/acme.firebasestorage.app': {
    body: {
      cors: [{ origin: ['*'], method: ['GET'], maxAgeSeconds: 3600 }],
      softDeletePolicy: { retentionDurationSeconds: '604800' },
    },
  },
  'GET /v2/projects/acme/locations/us-central1/functions': {
    body: { functions: [{ name: 'projects/acme/locations/us-central1/functions/readCard', state: 'ACTIVE' }] },
  },
};

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** Asks a server that gives these answers. @returns the findings, and each request with what proved who asks */
async function ask(
  answers: Answers,
): Promise<{ findings: Finding[]; requests: string[]; heads: IncomingMessage['headers'][] }> {
  const requests: string[] = [];
  const heads: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    const address = `${request.method ?? ''} ${request.url ?? ''}`;
    requests.push(address);
    heads.push(request.headers);
    const answer = answers[address] ?? answers[address.replace(/\?filter=.*$/, '')];
    request.resume().on('end', () => {
      response.writeHead(answer ? (answer.status ?? 200) : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ? answer.body : { error: { message: `no answer for ${address}` } }));
    });
  }).listen(0, '127.0.0.1');
  ends.push(() => server.close());
  await new Promise((resolve) => void server.once('listening', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const origins = Object.fromEntries(Object.keys(ORIGINS).map((name) => [name, origin])) as Record<Service, string>;
  const findings = await askProject(projectApi('acme', 'token-1', origins), {
    env: { VITE_SITE_URL: 'https://acme.example', VITE_FIREBASE_STORAGE_BUCKET: 'acme.firebasestorage.app' },
    indexes: INDEXES,
    functions: [{ name: 'readCard', kind: 'callable', timeoutSeconds: 60, memoryMb: 256, secrets: [] }],
  });
  return { findings, requests, heads };
}

const bad = (findings: readonly Finding[]): string[] => findings.filter(({ state }) => state !== 'good').map(lineOf);

test('a correct project has nothing to fix, and isn’t changed by the check', async () => {
  const { findings, requests, heads } = await ask(GOOD);
  expect(bad(findings)).toEqual([]);
  expect(requests.filter((line) => line.includes(':test'))).toHaveLength(2);
  expect(requests.filter((line) => line.startsWith('POST') && line.endsWith('/rulesets'))).toHaveLength(2);
  expect(requests.filter((line) => line.startsWith('DELETE'))).toHaveLength(2);
  expect(heads.every((head) => head.authorization === 'Bearer token-1' && head['x-goog-user-project'] === 'acme')).toBe(
    true,
  );
});

/** A project's faulty answers, and the text of the line that reports each. */
const WRONG: [what: string, answers: Answers, says: string[]][] = [
  ['no billing', { 'GET /v1/projects/acme/billingInfo': { body: {} } }, ['Billing: off', 'Blaze']],
  [
    'rules with an error',
    {
      'POST /v1/projects/acme:test': {
        body: {
          issues: [
            {
              severity: 'ERROR',
              description: 'Unexpected }',
              sourcePosition: { line: 7, fileName: 'firestore.rules' },
            },
          ],
        },
      },
    },
    ['firestore.rules has 1 errors', 'Line 7: Unexpected }'],
  ],
  [
    'rules that are too large',
    {
      'POST /v1/projects/acme/rulesets': {
        status: 400,
        body: { error: { code: 400, message: 'Ruleset is too large.', status: 'INVALID_ARGUMENT' } },
      },
    },
    ['the project refuses firestore.rules', '400: Ruleset is too large.'],
  ],
  [
    'an index that is missing',
    { [`GET ${DATABASE}/collectionGroups/-/indexes`]: { body: {} } },
    ['1 missing: jobs (COLLECTION): progress ASCENDING, scheduledTime DESCENDING', 'deploy --only firestore:indexes'],
  ],
  [
    'a field with a different index',
    { [`GET ${DATABASE}/collectionGroups/-/fields`]: { body: {} } },
    ['2 are indexed otherwise: jobs.notes; leads.dueAt'],
  ],
  ['no backups', { [`GET ${DATABASE}/backupSchedules`]: { body: {} } }, ['Backups: none', 'backups schedules create']],
  [
    'a database without recovery',
    { [`GET ${DATABASE}`]: { body: { locationId: 'nam5' } } },
    ['without point-in-time recovery', '--enable-pitr', 'deleted by mistake', '--delete-protection'],
  ],
  [
    'a secret without a version',
    {
      'GET /v1/projects/acme/secrets/SMTP_URL/versions/latest': {
        status: 404,
        body: { error: { code: 404, message: 'not found or has no versions', status: 'NOT_FOUND' } },
      },
    },
    ['Secrets: SMTP_URL missing', 'functions:secrets:set SMTP_URL'],
  ],
  [
    'default account settings',
    { 'GET /admin/v2/projects/acme/config': { body: { signIn: { anonymous: { enabled: true } } } } },
    ['e-mail and password is off', 'anonymous sign-in is on', 'enumeration protection is off', 'acme.example'],
  ],
  [
    'Google sign-in missing from the build',
    {
      'GET /admin/v2/projects/acme/defaultSupportedIdpConfigs/google.com': {
        body: { name: 'projects/17/defaultSupportedIdpConfigs/google.com', enabled: true },
      },
    },
    ['Google sign-in is on and the build does not'],
  ],
  [
    'files that pages can’t read',
    { 'GET /storage/v1/b/acme.firebasestorage.app': { body: {} } },
    ['PDFs come without logos', '--cors-file=storage.cors.json', 'a deleted one is gone'],
  ],
  [
    'functions of another version',
    {
      'GET /v2/projects/acme/locations/us-central1/functions': {
        body: { functions: [{ name: 'projects/acme/locations/us-central1/functions/oldOne', state: 'FAILED' }] },
      },
    },
    ['1 missing (readCard', 'oldOne not running', 'oldOne no longer in the code'],
  ],
  [
    'a user without permission',
    {
      'GET /v1/projects/acme/secrets': {
        status: 403,
        body: { error: { code: 403, message: 'Permission denied on secrets', status: 'PERMISSION_DENIED' } },
      },
    },
    ['Secrets: 403 Permission denied on secrets'],
  ],
];

test.each(WRONG)('%s is found, with advice on what to do', async (_, answers, says) => {
  const lines = bad((await ask({ ...GOOD, ...answers })).findings).join('\n');
  for (const words of says) expect(lines).toContain(words);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../bench/paths';
import { SECRETS } from '../configuration';
import { good, open, wrong, type Finding } from '../finding';
import type { DeployedFunction } from '../local/functions';
import { ApiError, everyPage, type ProjectApi } from './api';
import {
  billingSchema,
  bucketSchema,
  functionSchema,
  rulesetSchema,
  rulesTestSchema,
  secretSchema,
  versionSchema,
} from './answers';

/** Functions, Storage and more than 200 indexes need the Blaze plan. */
export async function billingFinding(api: ProjectApi): Promise<Finding> {
  const { billingEnabled } = billingSchema.parse(await api.get('billing', `/v1/projects/${api.project}/billingInfo`));
  return billingEnabled
    ? good('Billing: on')
    : wrong(
        'Billing: off, so there are no functions, no files and 200 indexes at the most',
        `https://console.firebase.google.com/project/${api.project}/usage/details   ("Modify plan" → Blaze)`,
      );
}

/** Checks that the service accepts the rules: compiled, stored as an unreleased ruleset, and deleted again. */
export async function rulesFinding(api: ProjectApi, file: string): Promise<Finding> {
  const content = readFileSync(join(ROOT, file), 'utf8');
  const source = { source: { files: [{ name: file, content }] } };
  const { issues } = rulesTestSchema.parse(await api.post('rules', `/v1/projects/${api.project}:test`, source));
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  const [first] = errors;
  if (first)
    return wrong(
      `Rules: ${file} has ${String(errors.length)} errors`,
      `Line ${String(first.sourcePosition.line)}: ${first.description}`,
    );
  try {
    const { name } = rulesetSchema.parse(await api.post('rules', `/v1/projects/${api.project}/rulesets`, source));
    await api.remove('rules', `/v1/${name}`);
    return good(`Rules: the project takes ${file}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return wrong(`Rules: the project refuses ${file}`, `${String(error.status)}: ${error.message}`);
  }
}

/** Checks that each secret exists and has a readable version. Values are never requested. */
export async function secretFindings(api: ProjectApi): Promise<Finding[]> {
  const listed = await everyPage(api, 'secrets', `/v1/projects/${api.project}/secrets`, 'secrets');
  const names = listed.map((secret) => secretSchema.parse(secret).name.split('/').at(-1) ?? '');
  const missing = SECRETS.filter(({ name }) => !names.includes(name)).map(({ name }) => name);
  const empty: string[] = [];
  for (const { name } of SECRETS.filter((secret) => names.includes(secret.name))) {
    const path = `/v1/projects/${api.project}/secrets/${name}/versions/latest`;
    const version = await api.get('secrets', path).then(
      (answer) => versionSchema.parse(answer),
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return { state: '' };
        throw error;
      },
    );
    if (version.state !== 'ENABLED') empty.push(name);
  }
  const absent = [...missing, ...empty];
  return [
    absent.length > 0
      ? wrong(
          `Secrets: ${absent.join(', ')} missing`,
          absent
            .map(
              (name) => `npx firebase functions:secrets:set ${name} --project ${api.project}   (or the value "none")`,
            )
            .join('\n    '),
        )
      : good(`Secrets: all ${String(SECRETS.length)} are set`),
  ];
}

/** Checks that browsers may read the bucket's files: for PDFs with logos and photos, and a job's photo on the website. */
export async function bucketFindings(api: ProjectApi, bucket: string): Promise<Finding[]> {
  const given = bucketSchema.parse(await api.get('storage', `/storage/v1/b/${encodeURIComponent(bucket)}`));
  const isReadable = given.cors.some(({ method, origin }) => method.includes('GET') && origin.length > 0);
  const canComeBack = given.versioning.enabled || Number(given.softDeletePolicy.retentionDurationSeconds) > 0;
  return [
    isReadable
      ? good('Files: pages may read them')
      : wrong(
          'Files: pages may show but not read them, so PDFs come without logos and photos',
          `gcloud storage buckets update gs://${bucket} --cors-file=storage.cors.json`,
        ),
    canComeBack
      ? good('Files: a deleted one can be brought back')
      : open('Files: a deleted one is gone', `gcloud storage buckets update gs://${bucket} --soft-delete-duration=30d`),
  ];
}

/** Checks that the deployed functions match the code. */
export async function deployedFinding(api: ProjectApi, all: readonly DeployedFunction[]): Promise<Finding> {
  const listed = await everyPage(
    api,
    'functions',
    `/v2/projects/${api.project}/locations/us-central1/functions`,
    'functions',
  );
  const deployed = listed.map((one) => functionSchema.parse(one));
  const names = deployed.map(({ name }) => name.split('/').at(-1) ?? '');
  const missing = all.filter(({ name }) => !names.includes(name));
  const failed = deployed.filter(({ state }) => state !== 'ACTIVE').map(({ name }) => name.split('/').at(-1) ?? '');
  const old = names.filter((name) => all.every((one) => one.name !== name));
  if (deployed.length === 0)
    return open('Functions in the project: none yet', `npx firebase deploy --project ${api.project}`);
  const problems = [
    ...(missing.length > 0 ? [`${String(missing.length)} missing (${missing[0]?.name ?? ''} …)`] : []),
    ...(failed.length > 0 ? [`${failed.join(', ')} not running`] : []),
    ...(old.length > 0 ? [`${old.join(', ')} no longer in the code`] : []),
  ];
  return problems.length > 0
    ? open(
        `Functions in the project: ${problems.join('; ')}`,
        `npx firebase deploy --only functions --project ${api.project}`,
      )
    : good(`Functions in the project: all ${String(all.length)} are running`);
}

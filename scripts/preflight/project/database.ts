import { good, open, wrong, type Finding } from '../finding';
import type { IndexConfig } from '../../indexes/coverage';
import { everyPage, type ProjectApi } from './api';
import { backupSchedulesSchema, databaseSchema, fieldSchema, indexSchema } from './answers';

type Part = { fieldPath: string; order?: string | undefined; arrayConfig?: string | undefined };

/** The service appends the document id to each index, so it doesn't identify an index. */
const keyOf = (collection: string, scope: string, fields: readonly Part[]): string =>
  `${collection} (${scope}): ${fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${arrayConfig ?? order ?? ''}`)
    .join(', ')}`;
const collectionOf = (name: string): string => /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';
const fieldOf = (name: string): string => decodeURIComponent(name.slice(name.lastIndexOf('/') + 1)).replaceAll('`', '');

const DEPLOY = 'npx firebase deploy --only firestore:indexes --project';

/** Checks that the project has every index in firestore.indexes.json and has finished building it. */
export async function indexFindings(api: ProjectApi, config: IndexConfig): Promise<Finding[]> {
  const groups = `/v1/projects/${api.project}/databases/(default)/collectionGroups/-`;
  const [indexes, fields] = await Promise.all([
    everyPage(api, 'firestore', `${groups}/indexes`, 'indexes'),
    everyPage(
      api,
      'firestore',
      `${groups}/fields?filter=${encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*')}`,
      'fields',
    ),
  ]);
  const there = new Map(
    indexes
      .map((index) => indexSchema.parse(index))
      .map(({ name, queryScope, fields: parts, state }) => [keyOf(collectionOf(name), queryScope, parts), state]),
  );
  const wanted = config.indexes.map(({ collectionGroup, queryScope, fields: parts }) =>
    keyOf(collectionGroup, queryScope, parts),
  );
  const missing = wanted.filter((key) => !there.has(key));
  const unready = wanted.filter((key) => there.has(key) && there.get(key) !== 'READY');
  const overridden = new Map(
    fields
      .map((field) => fieldSchema.parse(field))
      .map(({ name, indexConfig }) => [
        `${collectionOf(name)}.${fieldOf(name)}`,
        indexConfig.indexes
          .map(({ queryScope, fields: parts }) =>
            keyOf(
              '',
              queryScope,
              parts.map((part) => ({ ...part, fieldPath: '' })),
            ),
          )
          .toSorted()
          .join(),
      ]),
  );
  const differing = config.fieldOverrides
    .filter(
      ({ collectionGroup, fieldPath, indexes: own }) =>
        overridden.get(`${collectionGroup}.${fieldPath}`) !==
        own
          .map(({ queryScope = 'COLLECTION', ...part }) => keyOf('', queryScope, [{ ...part, fieldPath: '' }]))
          .toSorted()
          .join(),
    )
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  const named = (names: readonly string[]): string =>
    `${names.slice(0, 3).join('; ')}${names.length > 3 ? ` and ${String(names.length - 3)} more` : ''}`;
  return [
    missing.length > 0
      ? wrong(
          `Indexes in the project: ${String(missing.length)} missing: ${named(missing)}`,
          `${DEPLOY} ${api.project}`,
        )
      : unready.length > 0
        ? wrong(
            `Indexes in the project: ${String(unready.length)} are being built: ${named(unready)}`,
            'Wait, then ask again.',
          )
        : good(`Indexes in the project: all ${String(wanted.length)} are ready`),
    differing.length > 0
      ? wrong(
          `Fields in the project: ${String(differing.length)} are indexed otherwise: ${named(differing)}`,
          `${DEPLOY} ${api.project}`,
        )
      : good('Fields in the project: indexed as firestore.indexes.json says'),
  ];
}

/** Checks the database's location, and how its data can be recovered. */
export async function databaseFindings(api: ProjectApi): Promise<Finding[]> {
  const path = `/v1/projects/${api.project}/databases/(default)`;
  const database = databaseSchema.parse(await api.get('firestore', path));
  const { backupSchedules } = backupSchedulesSchema.parse(await api.get('firestore', `${path}/backupSchedules`));
  const update = `gcloud firestore databases update --database='(default)' --project=${api.project}`;
  return [
    good(`Database: in ${database.locationId}`),
    database.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
      ? good('Database: the last seven days can be read as they were')
      : open(
          'Database: without point-in-time recovery, a mistake can be undone for an hour only',
          `${update} --enable-pitr`,
        ),
    database.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
      ? good('Database: nobody can delete it by mistake')
      : open('Database: it can be deleted by mistake', `${update} --delete-protection`),
    backupSchedules.length > 0
      ? good('Backups: made on a schedule')
      : open(
          'Backups: none are made',
          `gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=14w --project=${api.project}`,
        ),
  ];
}

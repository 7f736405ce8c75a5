import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isClientWritten } from '@/domain/record/manifest';
import { COLLECTION_NAMES, manifestOf } from '@/domain/record/manifests';

const FOLDER = join(import.meta.dirname, '../../functions/src/reactions');

it('restores damaged versions first in each collection that people write and functions follow', () => {
  const missing = readdirSync(FOLDER).flatMap((file) => {
    const [, collection = '', first = ''] =
      /defineReactions\(\s*'\w+',\s*'(\w+)',\s*\[\s*([\w']+(?:\('\w+'\))?)/.exec(
        readFileSync(join(FOLDER, file), 'utf8'),
      ) ?? [];
    const name = COLLECTION_NAMES.find((known) => known === collection);
    return name !== undefined && isClientWritten(manifestOf(name)) && first !== `restoring('${collection}')`
      ? [`reactions/${file} must begin with restoring('${collection}')`]
      : [];
  });
  expect(missing).toEqual([]);
});

import type { Stored } from '@/domain/record/schema';
import { resourceSchema, type Resource } from '@/domain/resource/schema';
import { buildStored } from './build';

/** Builds the North crew, without members; or a vehicle or machine. */
export const buildResource = (overrides: Partial<Stored<Resource>> = {}): Stored<Resource> =>
  buildStored({ kind: 'resource', schema: resourceSchema, fields: { kind: 'crew', name: 'North crew' }, overrides });

import type { Stored } from '@/domain/record/schema';
import { openly, quietly } from '../readFailures';
import type { CollectionDefinition } from './definition';
import type { Repository } from './repository';
import type { ListOptions } from './store';

/** A collection's reads, as used by screens. */
export type Reader<T> = {
  one: (id: string) => Promise<Stored<T> | null>;
  list: (options: ListOptions) => Promise<Stored<T>[]>;
};

/** Creates reads that fail quietly where the error catalog says so (logged; null or an empty list), and throw elsewhere. */
export function createReader<T extends object>(
  definition: CollectionDefinition<T>,
  repository: Repository<T>,
): Reader<T> {
  if (!definition.isQuiet)
    return { one: (id) => repository.getById(id), list: (options) => repository.getAll(options) };
  return {
    one: (id) => quietly(definition.name, () => repository.getById(id), null),
    list: (options) => quietly<Stored<T>[], Stored<T>[]>(definition.name, () => repository.getAll(options), []),
  };
}

/**
 * Creates reads of a collection's pages for a screen that shows errors, with a way to retry. For a quiet collection, that replaces the
 * notice in the shell: an empty list that says why is better than a separate notice.
 */
export const createOpenReader = <T extends object>(
  definition: CollectionDefinition<T>,
  repository: Repository<T>,
): Pick<Repository<T>, 'getPage'> => ({
  getPage: (options) =>
    definition.isQuiet ? openly(definition.name, () => repository.getPage(options)) : repository.getPage(options),
});

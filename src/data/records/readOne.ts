import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import type { CollectionDefinition } from './definition';

type Source = {
  repository: <T extends object>(
    definition: CollectionDefinition<T>,
  ) => { getById: (id: string) => Promise<Stored<T>> };
};

/** Reads a record; null if it doesn't exist or can't be read: for callers that work without it, such as a new form. */
export async function readOne<T extends object>(
  { repository }: Source,
  definition: CollectionDefinition<T>,
  id: string,
): Promise<Stored<T> | null> {
  if (id === '') return null;
  try {
    return await repository(definition).getById(id);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not-found'))
      console.warn(`${definition.name}/${id} could not be read`, error);
    return null;
  }
}

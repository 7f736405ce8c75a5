import { AppError } from '@/lib/appError';
import type { Contested } from './rebase';

type Fields = Record<string, unknown>;
type Conflict = Pick<Contested, 'fields' | 'mine'> &
  Partial<Pick<Contested, 'theirsMerged' | 'parts'>> & { theirs: Fields & { id: string } };

/** Thrown when two people changed the same fields. Holds both versions, so that the user can choose. */
export class ConflictError extends AppError {
  readonly fields: readonly string[];
  readonly mine: Contested['mine'];
  readonly theirs: Fields & { id: string };
  readonly theirsMerged: Contested['theirsMerged'];
  readonly parts: Contested['parts'];

  constructor({ fields, mine, theirs, theirsMerged = {}, parts = {} }: Conflict) {
    super({ code: 'conflict', userMessage: 'Someone else changed this in the meantime.' });
    this.name = 'ConflictError';
    this.fields = fields;
    this.mine = mine;
    this.theirs = theirs;
    this.theirsMerged = theirsMerged;
    this.parts = parts;
  }
}

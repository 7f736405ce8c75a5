import { AppError } from '@/lib/appError';

type Fields = Record<string, unknown>;

/** Two people changed the same fields. Holds both versions, so that a person can choose. */
export class ConflictError extends AppError {
  readonly fields: readonly string[];
  readonly mine: Fields;
  readonly theirs: Fields & { id: string };

  constructor({ fields, mine, theirs }: { fields: readonly string[]; mine: Fields; theirs: Fields & { id: string } }) {
    super({ code: 'conflict', userMessage: 'Someone else changed this in the meantime.' });
    this.name = 'ConflictError';
    this.fields = fields;
    this.mine = mine;
    this.theirs = theirs;
  }
}

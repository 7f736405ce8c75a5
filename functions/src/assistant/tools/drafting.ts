import { can, type PermissionCollection } from '@/domain/access/permissions';
import { z } from 'zod';
import type { Desk } from '../desk';
import { ToolRefusal } from './refusal';

export const reason = z.string().max(800).describe('Why, in a sentence for the person who decides');

/** Checks that they could do it themselves. The assistant never proposes what they aren't allowed to do. */
export function assertMay(
  desk: Desk,
  operation: 'create' | 'update',
  collection: PermissionCollection,
  what: string,
): void {
  if (!can(desk.member.user, operation, collection)) throw new ToolRefusal(`The person who asks may not ${what}.`);
}

export const sure = z.number().int().min(0).max(100).describe('How sure the reading is, in percent');

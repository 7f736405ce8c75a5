import { useQueryClient } from '@tanstack/react-query';
import { collections } from '@/data/collections';
import { queryKeys } from '@/data/react/queryKeys';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readBelongings } from '@/data/relations/belongings';
import { FEATURE_INFO, type Feature } from '@/domain/access/features';
import type { RelationTarget } from '@/domain/record/manifest';
import { MANIFESTS, type CollectionName } from '@/domain/record/manifests';
import { AppError } from '@/lib/appError';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';

/** A screen's texts for a record that is to be deleted. */
export type RemoveWords = {
  /** `Ada Lovelace`, `job 26-K7M3Q` */
  name: string;
  confirmLabel: string;
  /** In addition to the records deleted with it: what can't be undone, or what stays. */
  consequence: string;
  /** Alternative if something prevents the deletion. */
  advice: string;
  /** The same as a button. */
  instead?: { label: string; act: () => Promise<unknown> };
  done: string;
};

/** `jobs`, `jobs and invoices`, `jobs, estimates and invoices` */
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const namesOf = (names: readonly CollectionName[]): string =>
  list.format(names.map((name) => MANIFESTS[name].noun.many));

/**
 * Deletes a customer, a property or a job: refuses if something prevents it, lists what is deleted along with it, and asks for
 * confirmation. Resolves to whether it's gone; failures are shown.
 */
export function useRemoveRecord(target: RelationTarget) {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  const { one } = MANIFESTS[target].noun;

  const removeAll = async (collection: CollectionName, ids: readonly string[]): Promise<void> => {
    const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
    const repository = workspace.repository<object>(collections[collection]);
    await Promise.all(ids.map((id) => repository.delete(id)));
    for (const id of ids) queryClient.removeQueries({ queryKey: queryKeys.detail(collection, who, id) });
    await queryClient.invalidateQueries({ queryKey: queryKeys.lists(collection, who) });
  };

  return async (id: string, words: RemoveWords): Promise<boolean> => {
    try {
      const { blocking, hidden, along } = await readBelongings(workspace, target, id);
      if (blocking.length > 0 || hidden.length > 0) {
        await refuse(one, words, { blocking, hidden });
        return false;
      }
      const counts = along.map(({ collection, ids }) => {
        const { noun } = MANIFESTS[collection];
        return formatCount(ids.length, noun.one, noun.many);
      });
      const isSure = await confirmAction({
        title: `${words.confirmLabel.split(' ')[0]} ${words.name.slice(0, 80)}?`,
        message: [counts.length > 0 && `This also deletes ${counts.join(', ')}.`, words.consequence]
          .filter(Boolean)
          .join(' '),
        confirmLabel: words.confirmLabel,
        tone: 'danger',
      });
      if (!isSure) return false;
      await Promise.all(along.map(({ collection, ids }) => removeAll(collection, ids)));
      await removeAll(target, [id]);
      notify.success(words.done);
      return true;
    } catch (error) {
      notify.error(error);
      return false;
    }
  };
}

type Kept = { blocking: readonly CollectionName[]; hidden: readonly Feature[] };

async function refuse(one: string, { advice, instead }: RemoveWords, { blocking, hidden }: Kept): Promise<void> {
  const isKnown = blocking.length > 0;
  const unseen = list.format(hidden.map((feature) => FEATURE_INFO[feature].title.toLowerCase()));
  const title = isKnown ? `This ${one} has ${namesOf(blocking)}` : `This ${one} may have ${unseen}`;
  const why = isKnown
    ? `A ${one} with ${namesOf(blocking)} is not deleted, so that they keep their history.`
    : `You cannot see your company’s ${unseen}, so it is not known whether the ${one} is still needed.`;
  if (!instead) {
    notify.error(new AppError({ code: 'failed-precondition', userMessage: `${title}. ${advice}` }));
    return;
  }
  if (await confirmAction({ title, message: `${why} ${advice}`, confirmLabel: instead.label })) await instead.act();
}

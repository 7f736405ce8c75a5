import { useCan } from '@/data/react/useCan';

/**
 * Whether the signed-in user may edit how customers are asked. The settings are writable without the feature too, as business cards use
 * their Google link; the rest has no effect once reviews are withdrawn.
 */
export function useMaySetUp(): boolean {
  const can = useCan();
  return can('update', 'reviewSettings') && can('update', 'reviews');
}

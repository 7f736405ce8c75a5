import { useCan } from '@/data/react/useCan';

/**
 * Whether the signed-in person may say how customers are asked. The settings themselves are written without the feature too,
 * because the link to Google in them is the one of business cards; all else in them does nothing once reviews were withdrawn.
 */
export function useMaySetUp(): boolean {
  const can = useCan();
  return can('update', 'reviewSettings') && can('update', 'reviews');
}

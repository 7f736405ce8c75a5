import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { inOrder, type Credential } from '@/domain/award/credential';
import { allCredentials } from '@/domain/award/queries';
import type { Stored } from '@/domain/record/schema';

const ALL = allCredentials();
const NONE: Stored<Credential>[] = [];

/** Returns the company's credentials in display order. */
export function useCredentials() {
  const { data, isLoading, error, refetch } = useRecords(collections.credentials, ALL);
  const found = data ?? NONE;
  return { all: useMemo(() => inOrder(found), [found]), isLoading, error, refetch };
}

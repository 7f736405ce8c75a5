import type { Contract } from '@/domain/contract/record/schema';
import type { SiteFile } from '@/domain/demolition/site/siteFileSchema';
import type { Stored } from '@/domain/record/schema';

/** What every part of a site's tab gets. */
export type SitePartProps = { site: Stored<SiteFile>; contract: Stored<Contract> };

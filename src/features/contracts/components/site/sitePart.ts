import type { Contract } from '@/domain/contract/record/schema';
import type { SiteFile } from '@/domain/demolition/site/siteFileSchema';
import type { Stored } from '@/domain/record/schema';

/** Props shared by all parts of the site tab. */
export type SitePartProps = { site: Stored<SiteFile>; contract: Stored<Contract> };

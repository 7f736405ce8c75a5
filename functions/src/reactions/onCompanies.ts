import { keepBrandVersion } from '../company/keepBrandVersion';
import { zoneOnCompany } from '../company/zoneOnCompany';
import { spaceOnCompany } from '../files/spaceOnCompany';
import { defineReactions } from '../platform/defineReactions';
import { facesOnCompany } from '../sharing/facesOnCompany';
import { siteOnCompany } from '../website/siteOnCompany';

export const onCompanies = defineReactions('onCompanies', 'companies', [
  keepBrandVersion,
  facesOnCompany,
  siteOnCompany,
  spaceOnCompany,
  zoneOnCompany,
]);

// All the script of a page whose controls are links: it works without.
import { keepCampaign } from '@/data/campaign';

keepCampaign();
